import { writeFile } from 'node:fs/promises';
import { expect, type Page, type Request, test } from '@playwright/test';
import { ashwini, largeDraft, meera } from '@virasat/will-model/fixtures';
import { gate } from '../support/gate.ts';
import { keptText, openWizardWith } from '../support/kept-draft.ts';
import { canReadPdf, pdfText } from '../support/pdf-text.ts';
import { answerInstead, letThrough } from '../support/service.ts';
import { signUp } from '../support/sign-in.ts';
import { expectStage, goOn, readAllPoints, submitWill } from '../support/wizard.ts';

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

const review = { stage: 7, name: 'Review your will' };
const isSubmit = (asked: { action: string }): boolean => asked.action === 'savepdf';
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Creating your will...' });
const ready = (page: Page) => page.getByRole('dialog', { name: 'Your will is ready' });

/** Counts what is handed in. */
function countSubmits(page: Page): () => number {
  let sent = 0;
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && request.postDataJSON()?.action === 'savepdf') sent += 1;
  });
  return () => sent;
}

test.beforeEach(async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
});

test('a large will is sent as pure base64 of bearable size; one found too large changes nothing (C-11)', async ({
  page,
}) => {
  let body = '';
  await answerInstead(page, isSubmit, async (route) => {
    body = route.request().postData() ?? '';
    await route.fulfill({ status: 413, json: { success: false, message: 'Too large', code: 'TOO_LARGE' } });
  });
  await openWizardWith(page, largeDraft(30, 20), 7);
  const before = JSON.parse(await keptText(page)).nominees;
  await submitWill(page);
  await expect(page.getByText('Failed to upload PDF.')).toBeVisible({ timeout: 60_000 });
  await expect(overlay(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Submit Will' })).not.toHaveAttribute('aria-busy', 'true');
  expect(JSON.parse(await keptText(page)).nominees).toEqual(before);

  expect(body.length).toBeLessThan(4_000_000);
  const base64 = String(JSON.parse(body).pdf_base64);
  expect(base64).toMatch(BASE64);
  const file = Buffer.from(base64, 'base64');
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true);
  const path = test.info().outputPath('sent.pdf');
  await writeFile(path, file);
  if (await canReadPdf()) expect((await pdfText(path)).length).toBeGreaterThan(5_000);
});

test('whoever leaves the review while the will is made has not submitted it', async ({ page }) => {
  const submits = countSubmits(page);
  // The engine never comes: neither the warming nor the making is ever done.
  await page.route('**/*harfbuzz*', () => undefined);
  await openWizardWith(page, meera, 6);
  await goOn(page, review);
  await submitWill(page);
  await expect(overlay(page)).toContainText('Getting the letters ready');
  await page.goBack();
  await expectStage(page, { stage: 6, name: 'Other Information' });
  await expect(overlay(page)).toBeHidden();

  // Out of the wizard and in again, so that a step back leads to another page of the app.
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Continue your will: step/ })
    .click();
  await goOn(page, review);
  await submitWill(page);
  await expect(overlay(page)).toBeVisible();
  await page.evaluate(() => history.go(-2));
  await expect(page.getByRole('heading', { name: 'Welcome', level: 1 })).toBeVisible();
  await expect(overlay(page)).toBeHidden();
  expect(submits()).toBe(0);
  expect(await keptText(page)).toContain('Meera Deshpande');
});

test('a will on its way can’t be left, and is sent once however often Submit is pressed (C-55)', async ({
  page,
}) => {
  const submits = countSubmits(page);
  const held = gate();
  await openWizardWith(page, meera, 6);
  await goOn(page, review);
  await answerInstead(page, isSubmit, async (route) => {
    await held.isOpen;
    await route.continue();
  });
  await readAllPoints(page);
  await page.getByRole('checkbox', { name: /^I have reviewed all the information/ }).check();
  const submit = page.getByRole('button', { name: 'Submit Will' });
  await submit.focus();
  // Two clicks and Enter before anything is drawn.
  await submit.evaluate((button) => {
    if (!(button instanceof HTMLElement)) throw new Error('Submit is no button');
    button.click();
    button.click();
  });
  await page.keyboard.press('Enter');
  await expect(overlay(page)).toContainText('Sending it to your account', { timeout: 60_000 });
  await page.goBack();
  await expect(overlay(page)).toBeVisible();
  await expect(page).toHaveURL(/stage=7$/);
  held.open();
  await expect(ready(page)).toBeVisible({ timeout: 60_000 });
  expect(submits()).toBe(1);
  await letThrough(page);
});

test.describe('on a small touch screen without a PDF viewer, where a worker fails', () => {
  test.use({ hasTouch: true });

  test('a fresh worker makes the will, which can be downloaded at once (C-16)', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await page.evaluate(() => navigator.pdfViewerEnabled)).toBe(false);
    // Those that make PDFs: another one reads the draft for the checks.
    let workers = 0;
    page.on('worker', (worker) => {
      if (worker.url().includes('pdf-worker')) workers += 1;
    });
    // The one that warms and the first that makes the will can't load.
    await page.route('**/*harfbuzz*', (route) => (workers <= 2 ? route.abort() : route.continue()));
    await openWizardWith(page, ashwini, 7);
    await expect.poll(() => workers).toBe(1);
    await submitWill(page);
    await expect(ready(page)).toBeVisible({ timeout: 60_000 });
    expect(workers).toBe(3);
    await expect(page.getByText('Failed to upload PDF.')).toHaveCount(0);

    await expect(ready(page).locator('iframe')).toHaveCount(0);
    const link = ready(page).getByRole('link', { name: 'Download' }).first();
    await expect(link).toBeInViewport();
    const download = page.waitForEvent('download');
    await link.tap();
    const file = await download;
    expect(file.suggestedFilename()).toBe('will_document.pdf');
    if (await canReadPdf()) expect(await pdfText(await file.path())).toContain('Ashwini');
    await ready(page).getByRole('button', { name: 'Close and Return to Dashboard' }).tap();
    await expect(page.getByRole('heading', { name: 'Welcome', level: 1 })).toBeVisible();
  });
});
