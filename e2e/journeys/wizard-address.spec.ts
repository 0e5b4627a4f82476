import { expect, type Page, test } from '@playwright/test';
import { meera } from '@virasat/will-model/fixtures';
import { clickTwiceAndEnter, typeAndPress } from '../support/at-once.ts';
import { gate } from '../support/gate.ts';
import { keptText, openWizardWith } from '../support/kept-draft.ts';
import { type Asked, answerInstead, letThrough } from '../support/service.ts';
import { signUp } from '../support/sign-in.ts';
import { stageValues } from '../support/stage-values.ts';
import { agreeToAll, card, expectStage, goOn, submitWill } from '../support/wizard.ts';

const stages = {
  details: { stage: 1, name: 'Personal Details' },
  nominees: { stage: 2, name: 'Nominees' },
  assets: { stage: 3, name: 'Assets' },
};

test.beforeEach(async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
});

const isSave = ({ action }: Asked): boolean => action === 'save';
const isSubmit = ({ action }: Asked): boolean => action === 'savepdf';
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit Will' });
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Creating your will...' });
const ready = (page: Page) => page.getByRole('dialog', { name: 'Your will is ready' });
const draftId = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('rand_num'));

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
  await saveButton(page).click();
  await expect.poll(() => draftId(page)).toMatch(/^[1-9]\d*$/);
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
  expect(await draftId(page)).toBe('0');
  await expect(page).toHaveURL(/\/create-will\?stage=0$/);
});

test('the last letter before a save, a reload or a header link is there (C-34)', async ({ page }) => {
  await openWizardWith(page, meera, 6);
  const field = page.getByRole('textbox', { name: 'Special instructions' });
  await field.fill('A');
  const sent = page.waitForRequest((request) => request.postDataJSON()?.action === 'save');
  await typeAndPress(field, '1', saveButton(page));
  expect((await sent).postDataJSON()).toMatchObject({ otherInfo: { specialInstructions: 'A1' } });
  await expect(page.getByText('Will saved successfully!').first()).toBeVisible();

  const reloaded = page.waitForEvent('load');
  await typeAndPress(field, '2');
  await reloaded;
  await expect(field).toHaveValue('A12');

  await typeAndPress(field, '3', page.getByRole('banner').getByRole('link', { name: 'Dashboard' }));
  await expect(page.getByRole('heading', { name: 'Welcome', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('A123');
});

test('however often Save is pressed, the same answers are sent once, and others to the same document (C-55)', async ({
  page,
}) => {
  await openWizardWith(page, meera, 6);
  const held = gate();
  const saves = await answerInstead(page, isSave, async (route) => {
    await held.isOpen;
    await route.fallback();
  });
  await clickTwiceAndEnter(saveButton(page));
  await expect.poll(() => saves.length).toBe(1);
  held.open();
  await expect(page.getByText('Will saved successfully!').first()).toBeVisible();
  // Saves follow each other: one that had been waiting would come before this one.
  await page.getByRole('textbox', { name: 'Special instructions' }).fill('Later');
  await saveButton(page).click();
  await expect.poll(() => saves.at(-1)).toMatchObject({ otherInfo: { specialInstructions: 'Later' } });
  expect(saves).toHaveLength(2);
  await expect(page.getByText(/^Saved to your account/).first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Recent Documents' }).click();
  await expect(page.getByRole('row', { name: /Will of Meera/ })).toHaveCount(1);
});

test('a save that fails says so, keeps every answer, and can be tried again (C-55)', async ({ page }) => {
  await openWizardWith(page, meera, 2);
  await answerInstead(page, isSave, (route) =>
    route.fulfill({ status: 400, json: { success: false, message: 'no' } }),
  );
  await saveButton(page).click();
  await expect(page.getByText('Failed to save will. Please try again.').first()).toBeVisible();
  expect(await keptText(page)).toContain('Meera Deshpande');
  await letThrough(page);
  await saveButton(page).click();
  await expect(page.getByText('Will saved successfully!').first()).toBeVisible();
});

test('a PDF that can’t be made sends nothing and leaves the draft, and the next try works (C-13)', async ({
  page,
}) => {
  const submits = await answerInstead(page, isSubmit, (route) => route.fallback());
  // First the code, then the engine that it starts.
  const parts = [
    ['**/assets/submit-draft-*.js', /^Failed to upload PDF\. .* Reload the page, then submit again\./],
    ['**/*harfbuzz*', /^Failed to upload PDF\.$/],
  ] as const;
  for (const [part, message] of parts) {
    const held = gate();
    await page.route(part, async (route) => {
      await held.isOpen;
      await route.abort();
    });
    // Anew each time: the review gets the engine ready, and a browser remembers what code it could not load.
    await openWizardWith(page, meera, 7);
    await agreeToAll(page);
    const { kept } = await stageValues(page);
    await submitButton(page).click();
    await expect(overlay(page), part).toBeVisible();
    held.open();
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeFocused({ timeout: 60_000 });
    await expect(overlay(page)).toBeHidden();
    await expect(submitButton(page)).not.toHaveAttribute('aria-busy', 'true');
    expect((await stageValues(page)).kept).toEqual(kept);
    expect(submits).toEqual([]);
    await page.unroute(part);
  }
  await submitButton(page).click();
  await expect(ready(page)).toBeVisible({ timeout: 60_000 });
  expect(submits).toHaveLength(1);
});

test('Submit waits for an emoji to go: it is named, one press takes it out, and its neighbours stay (C-04)', async ({
  page,
}) => {
  const [first, ...others] = meera.nominees;
  if (first === undefined) throw new Error('the fixture has no nominee');
  const submits = await answerInstead(page, isSubmit, (route) => route.fallback());
  const nominees = [{ ...first, name: 'Asha (आशा) Patil 🙏' }, ...others];
  const personalDetails = { ...meera.personalDetails, address: 'Flat 3 👨‍👩‍👧, शिवाजीनगर, Pune – 411005' };
  await openWizardWith(page, { ...meera, personalDetails, nominees }, 7);
  await submitWill(page);
  const list = page.locator('[data-slot="alert"]').filter({ hasText: 'Before you can submit' });
  await expect(list).toBeFocused();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const finding = list.getByText(/A text holds characters that do not belong in a will: /);
  await expect(finding).toHaveCount(2);
  await expect(finding.filter({ hasText: /🙏 \(Nominee 1, name\)$/ })).toHaveCount(1);
  await expect(finding.filter({ hasText: /👨.* \(address\)$/ })).toHaveCount(1);
  const remove = list.getByRole('button', { name: 'Remove these characters' });
  await remove.first().click();
  await expect(finding).toHaveCount(1);
  await remove.click();
  await expect(list).toHaveCount(0);
  const { kept } = await stageValues(page);
  expect(kept).toMatchObject({
    personalDetails: { address: 'Flat 3 , शिवाजीनगर, Pune – 411005' },
    nominees: [{ name: 'Asha (आशा) Patil ' }, ...others.map(({ name }) => ({ name }))],
  });
  expect(submits).toEqual([]);
  await submitWill(page);
  await expect(ready(page)).toBeVisible({ timeout: 60_000 });
  expect(submits).toMatchObject([{ nominees: [{ name: 'Asha (आशा) Patil ' }, ...others.map(() => ({}))] }]);
});
