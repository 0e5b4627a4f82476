import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Nominee } from '@virasat/will-model';
import { meera } from '@virasat/will-model/fixtures';
import {
  fillAssets,
  fillExecutors,
  fillNominees,
  fillOtherInfo,
  fillPersonalDetails,
  fillResiduary,
} from '../support/fill-stages.ts';
import { keptText } from '../support/kept-draft.ts';
import { canReadPdf, pdfText, squeezed } from '../support/pdf-text.ts';
import { render } from '../support/render.ts';
import { accounts, signIn } from '../support/sign-in.ts';
import { typedValues } from '../support/typed-values.ts';
import { expectStage, goOn, refusedNext } from '../support/wizard.ts';

const required = 'This field is required';

/** Reloads, past the browser's own question, and finds the same answers at the same stage. */
async function reloadKeeps(page: Page, stage: { stage: number; name: string }): Promise<void> {
  // The last letter may still wait to be written; leaving the page writes it, so that is what is compared.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  const before = await keptAnswers(page);
  await page.reload();
  await expectStage(page, stage);
  expect(await keptAnswers(page)).toEqual(before);
}

/** What this browser keeps of the will, without the time at which it did. */
const keptAnswers = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => {
    const { kept_at, base_version, ahead, rand_num, ...answers } = JSON.parse(
      localStorage.getItem('willFormData') ?? '{}',
    );
    return answers;
  });

test.describe.configure({ mode: 'serial' });

let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  context = await browser.newContext({ acceptDownloads: true });
  page = await context.newPage();
  // The browser asks before a page with an unfinished will is left.
  page.on('dialog', (dialog) => dialog.accept());
});
test.afterAll(() => context.close());

test('a person signs in on the local sign-in page', async () => {
  await signIn(page, accounts.meera);
  await page.getByRole('main').getByRole('link', { name: 'Create New Will' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to the Will Creation Form' })).toBeVisible();
  await page.getByRole('button', { name: 'Start Creating My Will' }).click();
  await expectStage(page, { stage: 1, name: 'Personal Details' });
});

test('stage 1 is refused until it is complete, and survives a reload', async () => {
  expect(await refusedNext(page)).toEqual(
    [
      'Document name',
      'Country',
      'Full name',
      'Date of birth',
      'Gender',
      'Relationship status',
      'Address',
      'ID type',
      'ID number',
    ].map((label) => `${label}: ${required}`),
  );
  await fillPersonalDetails(page, meera);
  await reloadKeeps(page, { stage: 1, name: 'Personal Details' });
  await goOn(page, { stage: 2, name: 'Nominees' });
});

test('stage 2 is refused until somebody is named, and survives a reload', async () => {
  expect(await refusedNext(page)).toEqual(['At least one nominee must be added']);
  await fillNominees(page, meera);
  await reloadKeeps(page, { stage: 2, name: 'Nominees' });
  await goOn(page, { stage: 3, name: 'Assets' });
});

test('stage 3 is refused until there is an asset, and survives a reload', async () => {
  expect(await refusedNext(page)).toEqual(['At least one asset must be added']);
  await fillAssets(page, meera);
  await reloadKeeps(page, { stage: 3, name: 'Assets' });
  await goOn(page, { stage: 4, name: 'Executor Details' });
});

test('stage 4 is refused until it is answered, and survives a reload', async () => {
  expect(await refusedNext(page)).toEqual(['Please select whether you want to appoint an executor']);
  await fillExecutors(page, meera);
  await reloadKeeps(page, { stage: 4, name: 'Executor Details' });
  await goOn(page, { stage: 5, name: 'Residuary Clause' });
});

test('stage 5 is refused until it is answered, and survives a reload', async () => {
  expect(await refusedNext(page)).toEqual([
    'Please select how the residuary clause should apply',
    'Please select a distribution method',
  ]);
  await fillResiduary(page, meera);
  await reloadKeeps(page, { stage: 5, name: 'Residuary Clause' });
  await goOn(page, { stage: 6, name: 'Other Information' });
});

test('stage 6 is refused until it is complete, and survives a reload', async () => {
  expect(await refusedNext(page)).toEqual([
    'Witness 1: Witness name is required',
    'Witness 1: Witness address is required',
    'Witness 2: Witness name is required',
    'Witness 2: Witness address is required',
  ]);
  await fillOtherInfo(page, meera);
  await reloadKeeps(page, { stage: 6, name: 'Other Information' });
  await goOn(page, { stage: 7, name: 'Review your will' });
});

test('the review survives a reload and waits for the agreement', async () => {
  await reloadKeeps(page, { stage: 7, name: 'Review your will' });
  const submit = page.getByRole('button', { name: 'Submit Will' });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  // Told as unavailable, so a test's click would wait; a person's press is answered all the same.
  await submit.press('Enter');
  await expect(page.getByText('You must agree to the terms and conditions to proceed')).toBeVisible();
  await page.getByRole('checkbox', { name: /^I have reviewed all the information/ }).check();
  await expect(page.getByText('You must agree to the terms and conditions to proceed')).toBeHidden();
});

test('the submitted will holds every typed value letter for letter, as the command line prints it', async () => {
  const draftPath = test.info().outputPath('draft.json');
  // What nobody has read is asked about once; going back changes nothing.
  await page.getByRole('button', { name: 'Submit Will' }).click();
  const question = page.getByRole('dialog', { name: 'Before you submit' });
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Submit Will' }).click();
  await question.getByRole('button', { name: 'Submit as it is' }).click();
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await writeFile(draftPath, await keptText(page));
  const dialog = page.getByRole('dialog', { name: 'Your will is ready' });
  await expect(dialog).toBeVisible({ timeout: 60_000 });
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('will_document.pdf');
  const path = test.info().outputPath('will_document.pdf');
  await file.saveAs(path);
  if (await canReadPdf()) {
    const text = squeezed(await pdfText(path));
    for (const value of typedValues(meera)) expect(text).toContain(squeezed(value));
    const rendered = test.info().outputPath('rendered.pdf');
    await render(draftPath, rendered);
    expect(await pdfText(rendered)).toBe(await pdfText(path));
  }
  // Even where the dashboard's code is slow to come, nothing leads back to the wizard meanwhile.
  await page.route('**/assets/dashboard-*', async (route) => {
    await setTimeout(1_000);
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Close and Return to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('rand_num'))).toBe('0');
  expect(await page.evaluate(() => localStorage.getItem('willFormData') ?? '')).not.toContain('Meera');
});

test('Recent documents shows it complete, downloads it, and Edit opens the same answers at stage 1', async () => {
  await page.getByRole('main').getByRole('link', { name: 'Recent Documents' }).click();
  const row = page.getByRole('row', { name: /Will of Meera/ });
  await expect(row).toContainText('Complete');
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Download Will of Meera' }).click();
  const path = test.info().outputPath('again.pdf');
  await (await download).saveAs(path);
  if (await canReadPdf())
    expect(squeezed(await pdfText(path))).toContain(squeezed(meera.personalDetails.fullName));

  await row.getByRole('button', { name: 'Edit Will of Meera' }).click();
  await expectStage(page, { stage: 1, name: 'Personal Details' });
  await expect(page.getByLabel('Full name')).toHaveValue(meera.personalDetails.fullName);
  // The children were taken over first.
  const isChild = ({ relation }: Nominee): boolean => relation === 'Child';
  const nominees = [
    ...meera.nominees.filter(isChild),
    ...meera.nominees.filter((nominee) => !isChild(nominee)),
  ];
  expect(withoutIds(await keptAnswers(page))).toMatchObject(withoutIds({ ...meera, nominees }));
});

test('a second person sees none of it', async ({ browser }) => {
  const other = await browser.newPage();
  await signIn(other, accounts.ashwini);
  await other.goto('/recent-documents');
  await expect(other.getByText('No documents yet')).toBeVisible();
  await other.goto('/create-will');
  await expect(other.getByRole('heading', { name: 'Welcome to the Will Creation Form' })).toBeVisible();
  expect(await other.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Meera');
  await other.close();
});

/** The same answers however their people and things are numbered inside. */
function withoutIds(value: unknown): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(value, (key, inner: unknown) => (key === 'id' || key === 'nomineeId' ? undefined : inner)),
  );
}
