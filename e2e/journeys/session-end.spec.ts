import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { meera } from '@virasat/will-model/fixtures';
import { openWizardWith } from '../support/kept-draft.ts';
import { answerInstead } from '../support/service.ts';
import { accounts, keptHere, signIn, signInAs, signUp } from '../support/sign-in.ts';
import { signedInPaths } from '../support/signed-in-paths.ts';
import { choose, submitWill } from '../support/wizard.ts';

/** The stand-in's sessions last an hour; this is the time from the sign-in to their last five minutes, in ms. */
const UNTIL_WARNED = 55 * 60_000 + 5_000;

const warning = (page: Page) => page.getByText(/^You will be signed out at \d+:\d\d [ap]m\.$/);

test.describe('the end of the session', () => {
  let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
  let signedInAt = 0;
  // One sign-in for all of them: the later ones have less of the session left.
  const untilWarned = (): number => UNTIL_WARNED - (Date.now() - signedInAt);
  test.beforeAll(async ({ browser }) => {
    const page = await browser.newPage();
    await signUp(page);
    signedInAt = Date.now();
    signedIn = await page.context().storageState();
    await page.close();
  });

  for (const path of signedInPaths) {
    test(`is announced on ${path}, then everything is cleared and said (C-38, C-44)`, async ({ browser }) => {
      const context = await browser.newContext({ storageState: signedIn });
      const page = await context.newPage();
      await page.clock.install();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => localStorage.setItem('freeWillFormData', '{"fullName":"Asha"}'));
      await expect(warning(page)).toHaveCount(0);
      await page.clock.fastForward(untilWarned());
      await expect(warning(page)).toBeVisible();
      await page.clock.fastForward('05:00');
      await expect(page.getByText('Your session has ended. Sign in to go on.')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/');
      expect(await keptHere(page)).toBe('{}');
      await context.close();
    });
  }

  for (const stage of [1, 2, 3, 4, 6]) {
    test(`at stage ${stage} saves first what the account lacks, then clears everything (C-38, C-44)`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ storageState: signedIn });
      const page = await context.newPage();
      page.on('dialog', (dialog) => dialog.accept());
      await page.clock.install();
      await page.goto('/dashboard');
      await openWizardWith(page, meera, stage);
      await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
      await page.clock.fastForward(untilWarned());
      await expect(warning(page)).toBeVisible();
      await page.clock.fastForward('04:00');
      await expect(page.getByText('Your answers are saved to your account.')).toBeVisible();
      await page.clock.fastForward('01:00');
      await expect(page.getByText('Saved to your account before you were signed out.')).toBeVisible();
      expect(await keptHere(page)).toBe('{}');
      await context.close();
    });
  }
});

test('answers that only this device has are saved before the session ends, and are found again (C-44)', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  const email = await signUp(page);
  // With two minutes left the page warns as soon as it is there.
  await page.clock.install({ time: Date.now() + 58 * 60_000 });
  await openWizardWith(page, meera, 5);
  const alert = page.getByRole('alert').filter({ has: warning(page) });
  await expect(alert).toContainText('Save your will before then: signing out clears this browser.');
  await alert.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(alert).toContainText('Your answers are saved to your account.');
  await expect(alert.getByRole('button')).toHaveCount(0);
  // What comes after that is saved a minute before the end.
  await choose(page, 'What should the residuary clause cover?', 'Only the assets in my will');
  await expect(alert.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await page.clock.fastForward('01:05');
  await expect(alert).toContainText('Your answers are saved to your account.');
  await page.clock.fastForward('01:00');
  await expect(page.getByText('Saved to your account before you were signed out.')).toBeVisible();
  expect(await keptHere(page)).toBe('{}');

  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await signInAs(page, email);
  await page.getByRole('main').getByRole('link', { name: 'Recent Documents' }).click();
  await page.getByRole('button', { name: /^Edit / }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Meera Deshpande', { timeout: 30_000 });
});

test('a session that ended unseen saves nothing, says so and claims no success (C-44)', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
  await page.clock.install();
  await openWizardWith(page, meera, 5);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeVisible();
  // The device slept: its clock has gone on, its timers have not.
  await page.clock.setSystemTime(Date.now() + 2 * 3_600_000);
  await save.click();
  await expect(page.getByText('Authentication error. Please log in again.')).toBeVisible();
  await expect(page.getByText('Failed to save will. Please try again.').first()).toBeVisible();
  await expect(page.getByText('Will saved successfully!')).toHaveCount(0);
  const here = await keptHere(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Your session has ended. Sign in to go on.')).toBeVisible();
  expect(await keptHere(page)).toBe('{}');

  // The same where the page is loaded anew instead.
  await page.evaluate((entries) => Object.assign(localStorage, JSON.parse(entries)), here);
  await page.goto('/create-will?stage=5');
  await expect(page.getByText('Your session has ended. Sign in to go on.')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await keptHere(page)).toBe('{}');
});

test('Submit after the session has ended makes no will, says so and claims no success (C-44)', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
  await page.clock.install();
  await openWizardWith(page, meera, 7);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Review your will');
  await page.clock.setSystemTime(Date.now() + 2 * 3_600_000);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/documents')) sent.push(request.postDataJSON().action);
  });
  await submitWill(page);
  await page.clock.runFor(60_000);
  await expect(page.getByText('Authentication error. Please log in again.').first()).toBeVisible();
  await expect(page.getByText('Creating your will...')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(sent).not.toContain('savepdf');
});

test('a refused session is said once, offers to sign in, and clears nothing (C-44)', async ({ page }) => {
  await signIn(page, accounts.meera);
  await page.evaluate(() => localStorage.setItem('willFormData', '{"stage":2}'));
  const refuse = { status: 401, json: { success: false } };
  const asked = await answerInstead(
    page,
    () => true,
    (route) => route.fulfill(refuse),
  );
  await page.route('**/api/orders', (route) => route.fulfill(refuse));
  const alert = page.getByRole('alert').filter({ hasText: 'Authentication error. Please log in again.' });
  for (const path of ['/recent-documents', '/settings', '/billing', '/payment']) {
    await test.step(path, async () => {
      asked.length = 0;
      await page.goto(path);
      if (path === '/payment') {
        await page.getByLabel('Amount').fill('100');
        await page.getByRole('button', { name: 'Pay Now' }).click();
        const dialog = page.getByRole('dialog', { name: 'Payment not completed' });
        await expect(dialog).toContainText('Authentication error. Please log in again.');
        await page.keyboard.press('Escape');
      }
      await expect(alert).toHaveCount(1);
      await page.waitForTimeout(1_000);
      // No loop: nothing is asked again by itself, nobody is sent away.
      expect(asked.length).toBeLessThanOrEqual(1);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await keptHere(page)).toContain('idToken');
      expect(await keptHere(page)).toContain('willFormData');
    });
  }
  await alert.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^Continue/ })).toBeVisible();
});
