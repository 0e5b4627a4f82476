import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '../../tools/browser.mjs';
import { startStack } from '../../tools/lib/stack.mjs';

const PORT = 4473;

/**
 * Starts the built product with empty data and a browser, and hands both to a bench.
 *
 * @template T
 * @param {(product: { web: string, browser: import('playwright').Browser }) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withProduct(use) {
  const dataDir = await mkdtemp(join(tmpdir(), 'virasat-bench-'));
  const ending = [() => rm(dataDir, { recursive: true, force: true })];
  try {
    const stack = await startStack({ port: PORT, dataDir });
    ending.unshift(stack.stop);
    const browser = await chromium.launch(await browserLaunchOptions());
    ending.unshift(() => browser.close());
    return await use({ web: stack.web, browser });
  } finally {
    for (const end of ending) await end();
  }
}

/** Signs in on the local sign-in page. */
export async function signIn(page, web) {
  await page.goto(web);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').first().fill('meera@example.com');
  await page.getByLabel('Password').first().fill('virasat-local');
  await page.getByRole('button', { name: 'Sign in' }).click();
  // The address is cleaned before the tokens are taken; the page is drawn after that.
  await page.getByRole('heading', { name: 'Welcome', level: 1 }).waitFor();
}

/** Puts a draft where the wizard keeps it, as if it had been typed. */
export async function keepDraft(page, draft, stage) {
  await page.evaluate(
    ([text]) => localStorage.setItem('willFormData', text),
    [JSON.stringify({ ...draft, stage })],
  );
}
