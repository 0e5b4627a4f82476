import { html } from 'hono/html';
import type { OrderEntity } from './book.ts';
import type { Signals } from './signals.ts';

type Html = ReturnType<typeof html>;

const page = (content: Html): Html => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Payment checkout, stand-in</title>
    <link rel="stylesheet" href="/v1/checkout/frame.css" />
    <script type="module" src="/v1/checkout/frame.js"></script>
  </head>
  <body>
    <main>${content}</main>
  </body>
</html>`;

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

const choice = (value: string, text: string, chosen: string): Html =>
  html`<option value="${value}" ${value === chosen ? html`selected` : html``}>${text}</option>`;

/** The checkout of one order. */
export const framePage = (
  { id, amount }: OrderEntity,
  { name, description }: { name: string; description: string },
  { webhooks, handler }: Signals,
): Html =>
  page(html`<h1>${name === '' ? 'Payment' : name}</h1>
    <p class="soft">${description}</p>
    <p class="amount" data-testid="amount">${rupees.format(amount / 100)}</p>
    <p class="soft">Order <code>${id}</code></p>
    <p class="error" id="told" role="alert" hidden></p>
    <div class="actions">
      <button type="button" id="success">Success</button>
      <button type="button" id="failure" class="quiet">Failure</button>
      <button type="button" id="close" class="quiet">Close</button>
    </div>
    <fieldset>
      <legend>What goes wrong</legend>
      <label for="webhooks">Webhooks</label>
      <select id="webhooks">
        ${choice('once', 'arrive once', webhooks)}
        ${choice('three-times', 'arrive three times', webhooks)}
        ${choice('late', 'arrive after 10 seconds', webhooks)}
        ${choice('never', 'never arrive', webhooks)}
      </select>
      <label for="handler">The page</label>
      <select id="handler">
        ${choice('called', 'is told', handler)}
        ${choice('lost', 'is not told: the checkout just closes', handler)}
      </select>
    </fieldset>
    <p class="soft">A stand-in for the payment gateway. No money moves.</p>`);

/** A checkout that can't be opened, and why. */
export const frameProblemPage = (problem: string): Html =>
  page(html`<h1>Payment</h1>
    <p class="error" id="told" role="alert">${problem}</p>
    <div class="actions"><button type="button" id="close" class="quiet">Close</button></div>`);
