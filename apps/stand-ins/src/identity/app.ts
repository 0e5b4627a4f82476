import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import type { Accounts, LocalAccount } from '../accounts/accounts.ts';
import { normalEmail } from '../accounts/accounts.ts';
import type { Config } from '../config.ts';
import { homePage, loginPage, problemPage, SHORTEST_PASSWORD, signupPage } from '../pages/pages.ts';
import { style } from '../pages/style.ts';
import { makeAttempts } from './attempts.ts';
import { type Authorization, RESPONSE_TYPES, readAuthorization } from './authorization.ts';
import { type Codes, makeCodes } from './codes.ts';
import type { SigningKeys } from './keys.ts';
import { csrfToken, isOwnForm, makeSessions, type Session } from './sessions.ts';
import { type IssueTokens, makeTokenIssuer } from './tokens.ts';

/** What the sign-in is made of. */
export interface IdentityParts {
  config: Config;
  accounts: Accounts;
  keys: SigningKeys;
  nowMs(): number;
}

const formSchema = z.object({
  email: z.string().max(320).catch(''),
  password: z.string().max(1000).catch(''),
  csrf: z.string().catch(''),
});

const WRONG = 'The e-mail or the password is not right.';
const TOO_OFTEN = 'Too many attempts. Please wait a minute.';
const STALE = 'The page was open for too long. Please try again.';

const queryOf = (c: Context): string => new URL(c.req.url).search;

/** Sends the person back to the application with what it asked for. */
async function sendBack(
  c: Context,
  { redirectUri, responseType, scope, state, nonce, codeChallenge }: Authorization,
  session: Session,
  { issue, codes }: { issue: IssueTokens; codes: Codes },
): Promise<Response> {
  const grant = { ...session, scope, nonce };
  const given = new URLSearchParams(state === undefined ? {} : { state });
  const location = new URL(redirectUri);
  if (responseType === 'code') {
    given.set('code', codes.make({ grant, redirectUri, codeChallenge }));
    for (const [name, value] of given) location.searchParams.set(name, value);
  } else {
    for (const [name, value] of Object.entries(await issue(grant))) given.set(name, String(value));
    location.hash = given.toString();
  }
  return c.redirect(location.href);
}

/** Pages load nothing but their style; forms may end at the application. */
const pagePolicy = ({ webOrigins }: Config): string =>
  `default-src 'none'; style-src 'self'; form-action 'self' ${webOrigins.join(' ')}; base-uri 'none'; frame-ancestors 'none'`;

/**
 * A sign-in shaped like Amazon Cognito's hosted pages: same addresses, same tokens, same mistakes.
 *
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-userpools-server-contract-reference.html
 */
export function createIdentityApp({ config, accounts, keys, nowMs }: IdentityParts): Hono {
  const sessions = makeSessions(nowMs);
  const mayAttempt = makeAttempts(nowMs);
  const issue = makeTokenIssuer(config, keys, nowMs);
  const codes = makeCodes(nowMs);
  const { issuer, issuerPath, publicUrl, clientId, webOrigins } = config;
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'no-referrer');
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
    c.header('content-security-policy', pagePolicy(config));
  });

  const problem = (c: Context, text: string) => c.html(problemPage(text), 400);

  /** Goes on with the application's request, or answers what is wrong with it. */
  const withAuthorization = (
    c: Context,
    go: (authorization: Authorization) => Response | Promise<Response>,
  ): Response | Promise<Response> => {
    const read = readAuthorization(c.req.query(), config);
    switch (read.outcome) {
      case 'read':
        return go(read.authorization);
      case 'told-there':
        return c.redirect(read.location);
      case 'told-here':
        return problem(c, read.problem);
      default:
        return read satisfies never;
    }
  };

  const showForm = (c: Context, kind: 'login' | 'signup', email = '', error?: string) => {
    const form = { email, error, csrf: csrfToken(c), query: queryOf(c) };
    const content = kind === 'login' ? loginPage(form, sessions.read(c)?.account.email) : signupPage(form);
    return c.html(content, error === undefined ? 200 : 400);
  };

  const finish = (c: Context, authorization: Authorization, account: LocalAccount) =>
    sendBack(c, authorization, sessions.begin(c, account), { issue, codes });

  app.get('/', (c) => c.html(homePage(webOrigins[0] ?? publicUrl)));
  app.get('/style.css', (c) =>
    c.body(style, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }),
  );
  app.get('/healthz', (c) => c.json({ status: 'ok' }));

  app.get('/oauth2/authorize', (c) =>
    withAuthorization(c, (authorization) => {
      const session = sessions.read(c);
      if (session === undefined) return c.redirect(`/login${queryOf(c)}`);
      return sendBack(c, authorization, session, { issue, codes });
    }),
  );
  app.get('/login', (c) => withAuthorization(c, () => showForm(c, 'login')));
  app.get('/signup', (c) => withAuthorization(c, () => showForm(c, 'signup')));

  app.post('/continue', (c) =>
    withAuthorization(c, async (authorization) => {
      const { csrf } = formSchema.parse(await c.req.parseBody());
      const session = sessions.read(c);
      if (session === undefined || !isOwnForm(c, csrf)) return showForm(c, 'login', '', STALE);
      return sendBack(c, authorization, session, { issue, codes });
    }),
  );

  app.post('/login', (c) =>
    withAuthorization(c, async (authorization) => {
      const { email, password, csrf } = formSchema.parse(await c.req.parseBody());
      if (!isOwnForm(c, csrf)) return showForm(c, 'login', email, STALE);
      if (!mayAttempt(normalEmail(email))) return showForm(c, 'login', email, TOO_OFTEN);
      const account = await accounts.signIn(email, password);
      return account === null ? showForm(c, 'login', email, WRONG) : finish(c, authorization, account);
    }),
  );

  app.post('/signup', (c) =>
    withAuthorization(c, async (authorization) => {
      const { email, password, csrf } = formSchema.parse(await c.req.parseBody());
      const refuse = (error: string) => showForm(c, 'signup', email, error);
      if (!isOwnForm(c, csrf)) return refuse(STALE);
      if (!z.email().safeParse(normalEmail(email)).success)
        return refuse('Enter an e-mail address, like name@example.com.');
      if ([...password].length < SHORTEST_PASSWORD)
        return refuse(`The password needs at least ${SHORTEST_PASSWORD} characters.`);
      const account = await accounts.signUp(email, password);
      return account === null
        ? refuse('There is an account with this e-mail already.')
        : finish(c, authorization, account);
    }),
  );

  app.get('/logout', (c) => {
    // Cognito's name for it, and that of OpenID Connect RP-Initiated Logout.
    const { client_id, post_logout_redirect_uri, logout_uri = post_logout_redirect_uri } = c.req.query();
    if (client_id !== clientId) return problem(c, 'This application is not known here.');
    if (logout_uri !== undefined) {
      if (!config.logoutUris.includes(logout_uri))
        return problem(c, 'This sign-out address is not registered.');
      sessions.end(c);
      return c.redirect(logout_uri);
    }
    return withAuthorization(c, () => {
      sessions.end(c);
      return c.redirect(`/login${queryOf(c)}`);
    });
  });

  const openToApplications = cors({ origin: webOrigins, allowMethods: ['GET', 'POST'] });
  app.use('/oauth2/token', openToApplications);
  app.post('/oauth2/token', async (c) => {
    const grant = codes.redeem(await c.req.parseBody(), clientId);
    return grant === null ? c.json({ error: 'invalid_grant' }, 400) : c.json(await issue(grant));
  });

  app.use(`${issuerPath}/*`, cors({ origin: '*', allowMethods: ['GET'] }));
  app.get(`${issuerPath}/.well-known/jwks.json`, (c) => c.json(keys.published));
  app.get(`${issuerPath}/.well-known/openid-configuration`, (c) =>
    c.json({
      issuer,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      authorization_endpoint: `${publicUrl}/oauth2/authorize`,
      token_endpoint: `${publicUrl}/oauth2/token`,
      end_session_endpoint: `${publicUrl}/logout`,
      response_types_supported: RESPONSE_TYPES,
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: ['openid', 'email', 'phone', 'profile'],
      token_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
    }),
  );
  app.notFound((c) => c.html(problemPage('There is nothing at this address.'), 404));
  return app;
}
