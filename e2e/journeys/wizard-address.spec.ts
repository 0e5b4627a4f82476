import { expect, type Page, test } from '@playwright/test';
import { meera } from '@virasat/will-model/fixtures';
import { keptText, openWizardWith } from '../support/kept-draft.ts';
import { signUp } from '../support/sign-in.ts';
import { card, expectStage, goOn, submitWill } from '../support/wizard.ts';

const stages = {
  details: { stage: 1, name: 'Personal Details' },
  nominees: { stage: 2, name: 'Nominees' },
  assets: { stage: 3, name: 'Assets' },
};

test.beforeEach(async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
});

/** From the dashboard, by its link to the will that is under way. */
const continueWill = (page: Page, stage: number): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^Continue your will: step ${stage} of 7`) })
    .click();
const toDashboard = (page: Page): Promise<void> =>
  page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();

test('Back, Forward, Previous and Next go through the stages, out of the wizard and in again, unasked and with every answer (C-22, C-40)', async ({
  page,
}) => {
  const questions: string[] = [];
  page.on('dialog', (dialog) => questions.push(dialog.type()));
  const isAsked = page.getByRole('alertdialog');
  await openWizardWith(page, meera, 1);
  await toDashboard(page);
  await continueWill(page, 1);
  await expectStage(page, stages.details);
  await goOn(page, stages.nominees);
  await goOn(page, stages.assets);
  await page.getByRole('button', { name: 'Add an asset' }).click();
  const half = card(page, 'Asset 4').getByLabel('Description');
  await half.fill('Half filled');

  await page.goBack();
  await expectStage(page, stages.nominees);
  await page.goBack();
  await expectStage(page, stages.details);
  await expect(page.getByLabel('Full name')).toHaveValue('Meera Deshpande');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome', level: 1 })).toBeVisible();
  await page.goForward();
  await expectStage(page, stages.details);
  await page.goForward();
  await expectStage(page, stages.nominees);
  await page.goForward();
  await expectStage(page, stages.assets);
  await expect(half).toHaveValue('Half filled');

  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expectStage(page, stages.details);
  await goOn(page, stages.nominees);
  await goOn(page, stages.assets);
  await expect(half).toHaveValue('Half filled');

  // From elsewhere the wizard opens at the stage that was left.
  await toDashboard(page);
  await continueWill(page, 3);
  await expectStage(page, stages.assets);
  await expect(half).toHaveValue('Half filled');
  await expect(isAsked).toHaveCount(0);
  expect(questions).toEqual([]);
});

test('a stage past the first incomplete one is clamped to it', async ({ page }) => {
  await openWizardWith(page, { ...meera, assets: [] }, 7);
  await expectStage(page, stages.assets);
});

test('a link to the wizard in the middle of it asks each time, and starts anew only where told to (C-40)', async ({
  page,
}) => {
  await openWizardWith(page, meera, 2);
  await page.getByRole('button', { name: /^Edit nominee 1/ }).click();
  const note = card(page, 'Nominee 1').getByLabel('Note');
  const link = page.getByRole('banner').getByRole('link', { name: 'Create Will' });
  const question = page.getByRole('alertdialog', { name: 'Unsaved Changes' });
  for (const typed of ['At home', 'At sea']) {
    await note.fill(typed);
    await link.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expectStage(page, stages.nominees);
    await expect(note).toHaveValue(typed);
    await expect.poll(() => keptText(page)).toContain(typed);
  }
  await link.click();
  await question.getByRole('button', { name: 'Start New Will' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to the Will Creation Form' })).toBeVisible();
  expect(await keptText(page)).not.toContain('Meera Deshpande');
  expect(await page.evaluate(() => localStorage.getItem('rand_num'))).toBe('0');
  await expect(page).toHaveURL(/\/create-will\?stage=0$/);
});

test('the last letter before a save, a reload or a header link is there (C-34)', async ({ page }) => {
  await openWizardWith(page, meera, 6);
  const field = page.getByRole('textbox', { name: 'Special instructions' });
  await field.fill('A1');
  const sent = page.waitForRequest((request) => request.postDataJSON()?.action === 'save');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({ otherInfo: { specialInstructions: 'A1' } });
  await expect(page.getByText('Will saved successfully!').first()).toBeVisible();

  await field.fill('A12');
  await page.reload();
  await expect(field).toHaveValue('A12');

  await field.fill('A123');
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await page.goBack();
  await expect(field).toHaveValue('A123');
});

test('two presses of Save make one document', async ({ page }) => {
  await openWizardWith(page, meera, 2);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.dblclick();
  await expect(page.getByText('Will saved successfully!').first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Recent Documents' }).click();
  await expect(page.getByRole('row', { name: /Will of Meera/ })).toHaveCount(1);
});

test('a save that fails says so, keeps every answer, and can be tried again (C-55)', async ({ page }) => {
  await openWizardWith(page, meera, 2);
  await page.route('**/api/documents', (route) =>
    route.fulfill({ status: 400, json: { success: false, message: 'no' } }),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Failed to save will. Please try again.').first()).toBeVisible();
  expect(await keptText(page)).toContain('Meera Deshpande');
  await page.unroute('**/api/documents');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Will saved successfully!').first()).toBeVisible();
});

test('a PDF that can’t be made leaves the draft, and the next try works', async ({ page }) => {
  // Before the review, which gets the engine ready.
  await page.route('**/*harfbuzz*', (route) => route.abort());
  await openWizardWith(page, meera, 7);
  await submitWill(page);
  await expect(page.getByText('Failed to upload PDF.')).toBeVisible({ timeout: 60_000 });
  expect(await keptText(page)).toContain('Meera Deshpande');
  await page.unroute('**/*harfbuzz*');
  await page.getByRole('button', { name: 'Submit Will' }).click();
  await expect(page.getByRole('dialog', { name: 'Your will is ready' })).toBeVisible({ timeout: 60_000 });
});

test('an emoji is named, nothing is sent, and one press takes it out', async ({ page }) => {
  const [first, ...others] = meera.nominees;
  if (first === undefined) throw new Error('the fixture has no nominee');
  await openWizardWith(page, { ...meera, nominees: [{ ...first, name: 'Asha 🙏' }, ...others] }, 7);
  let isSent = false;
  page.on('request', (request) => {
    isSent ||= request.postDataJSON()?.action === 'savepdf';
  });
  await submitWill(page);
  const finding = page.getByText(/A text holds characters that do not belong in a will: .*🙏/);
  await expect(finding.first()).toBeVisible();
  await expect(page.getByText('Before you can submit')).toBeVisible();
  expect(isSent).toBe(false);
  await page.getByRole('button', { name: 'Remove these characters' }).first().click();
  await expect(finding).toHaveCount(0);
  await expect.poll(() => keptText(page)).not.toContain('🙏');
});
