import { expect, test } from '@playwright/test';
import { meera } from '@virasat/will-model/fixtures';
import { keptText, openWizardWith } from '../support/kept-draft.ts';
import { signUp } from '../support/sign-in.ts';
import { expectStage, goOn, submitWill } from '../support/wizard.ts';

const stages = {
  details: { stage: 1, name: 'Personal Details' },
  nominees: { stage: 2, name: 'Nominees' },
  assets: { stage: 3, name: 'Assets' },
};

test.beforeEach(async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
});

test('Back and Forward go through the stages unasked, with their answers', async ({ page }) => {
  await openWizardWith(page, meera, 1);
  await goOn(page, stages.nominees);
  await goOn(page, stages.assets);
  await page.goBack();
  await expectStage(page, stages.nominees);
  await page.goBack();
  await expectStage(page, stages.details);
  await expect(page.getByLabel('Full name')).toHaveValue('Meera Deshpande');
  await page.goForward();
  await expectStage(page, stages.nominees);
});

test('a stage past the first incomplete one is clamped to it', async ({ page }) => {
  await openWizardWith(page, { ...meera, assets: [] }, 7);
  await expectStage(page, stages.assets);
});

test('a link to the wizard in the middle of it asks, and starts anew only where told to', async ({
  page,
}) => {
  await openWizardWith(page, meera, 2);
  const link = page.getByRole('banner').getByRole('link', { name: 'Create Will' });
  await link.click();
  const question = page.getByRole('alertdialog', { name: 'Unsaved Changes' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expectStage(page, stages.nominees);
  expect(await keptText(page)).toContain('Meera Deshpande');

  await link.click();
  await question.getByRole('button', { name: 'Start New Will' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to the Will Creation Form' })).toBeVisible();
  expect(await keptText(page)).not.toContain('Meera Deshpande');
  expect(await page.evaluate(() => localStorage.getItem('rand_num'))).toBe('0');
});

test('from elsewhere the wizard opens at the stage that was left', async ({ page }) => {
  await openWizardWith(page, meera, 3);
  await expectStage(page, stages.assets);
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Continue your will: step 3 of 7/ })
    .click();
  await expectStage(page, stages.assets);
});

test('the last letter before a save, a reload or a header link is there', async ({ page }) => {
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

test('a save that fails says so and keeps every answer', async ({ page }) => {
  await openWizardWith(page, meera, 2);
  await page.route('**/api/documents', (route) =>
    route.fulfill({ status: 400, json: { success: false, message: 'no' } }),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Failed to save will. Please try again.').first()).toBeVisible();
  expect(await keptText(page)).toContain('Meera Deshpande');
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
