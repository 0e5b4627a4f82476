import { html } from 'hono/html';
import { DEVELOPMENT_PASSWORD, developmentAccounts } from '../accounts/accounts.ts';

type Html = ReturnType<typeof html>;

/** The shortest password that sign-up takes. */
export const SHORTEST_PASSWORD = 8;

/** A form that was filled in, and what is wrong with it. */
export interface FormState {
  email: string;
  error: string | undefined;
  csrf: string;
  /** The query that carries the application's request from page to page, with its '?'. */
  query: string;
}

const page = (title: string, content: Html): Html => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} - Virasat, local sign-in</title>
    <link rel="stylesheet" href="/style.css" />
  </head>
  <body>
    <main>${content}</main>
  </body>
</html>`;

const errorNote = (error: string | undefined): Html =>
  error === undefined ? html`` : html`<p class="error" id="error" role="alert">${error}</p>`;

const invalid = (error: string | undefined): Html =>
  error === undefined ? html`` : html`aria-invalid="true" aria-describedby="error"`;

const emailField = ({ email, error }: FormState): Html => html`<label for="email">E-mail</label>
  <input id="email" name="email" type="email" autocomplete="username" required value="${email}" ${invalid(error)} />`;

const localNote = (): Html => html`<div class="note soft">
  <p>This sign-in is for development. These accounts are there from the start:</p>
  <p>${developmentAccounts.map(({ email }) => html`<code>${email}</code><br />`)}</p>
  <p>Their password is <code>${DEVELOPMENT_PASSWORD}</code></p>
</div>`;

/** Sign in, or go on as whoever is signed in here. */
export const loginPage = (form: FormState, signedInAs: string | undefined): Html =>
  page(
    'Sign in',
    html`<h1>Sign in</h1>
      <p class="soft">to go on to Virasat</p>
      ${
        signedInAs === undefined
          ? html``
          : html`<form method="post" action="/continue${form.query}">
              <input type="hidden" name="csrf" value="${form.csrf}" />
              <button type="submit">Continue as ${signedInAs}</button>
            </form>
            <p class="soft">or sign in with another account:</p>`
      }
      ${errorNote(form.error)}
      <form method="post" action="/login${form.query}">
        <input type="hidden" name="csrf" value="${form.csrf}" />
        ${emailField(form)}
        <label for="password">Password</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required ${invalid(form.error)} />
        <button type="submit">Sign in</button>
      </form>
      <p>New here? <a href="/signup${form.query}">Create an account</a></p>
      ${localNote()}`,
  );

/** Create an account. */
export const signupPage = (form: FormState): Html =>
  page(
    'Create an account',
    html`<h1>Create an account</h1>
      <p class="soft">to go on to Virasat</p>
      ${errorNote(form.error)}
      <form method="post" action="/signup${form.query}">
        <input type="hidden" name="csrf" value="${form.csrf}" />
        ${emailField(form)}
        <label for="password">Password</label>
        <input id="password" name="password" type="password" autocomplete="new-password" required
          minlength="${SHORTEST_PASSWORD}" aria-describedby="password-hint" ${form.error === undefined ? html`` : html`aria-invalid="true"`} />
        <p class="soft" id="password-hint">At least ${SHORTEST_PASSWORD} characters</p>
        <button type="submit">Create account</button>
      </form>
      <p>Have an account? <a href="/login${form.query}">Sign in</a></p>
      <p class="note soft">This sign-in is for development: the address is not checked, and no e-mail is sent.</p>`,
  );

/** Something that can't go on, and why. */
export const problemPage = (problem: string): Html =>
  page(
    'Sign-in is not possible',
    html`<h1>Sign-in is not possible</h1>
      <p class="error" role="alert">${problem}</p>`,
  );

/** What this address is, for whoever opens it. */
export const homePage = (webOrigin: string): Html =>
  page(
    'Local sign-in',
    html`<h1>Local sign-in</h1>
      <p>This stands in for the identity provider while Virasat is developed and tested.</p>
      <p><a href="${webOrigin}">Go to Virasat</a></p>
      ${localNote()}`,
  );
