import { expect, type Locator, type Page, test } from '@playwright/test';
import type { WillDraft } from '@virasat/will-model';
import { meera } from '@virasat/will-model/fixtures';
import { fillOtherInfo, fillWizard } from '../support/fill-stages.ts';
import { keptText } from '../support/kept-draft.ts';
import { canReadPdf, pdfText, squeezed } from '../support/pdf-text.ts';
import { submitForm } from '../support/service.ts';
import { signUp } from '../support/sign-in.ts';
import { typedValues } from '../support/typed-values.ts';
import { marriedWoman, olderForm, singleMan } from '../support/wills.ts';
import { expectStage, goOn, submitWill } from '../support/wizard.ts';

// A whole will is made by hand in each.
test.slow();

test.beforeEach(async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
});

/** Downloads by a press, and reads the PDF back. Null where this machine can't read one, which is said. */
async function downloadedText(page: Page, button: Locator): Promise<string | null> {
  const download = page.waitForEvent('download');
  await button.click();
  const path = test.info().outputPath('will.pdf');
  await (await download).saveAs(path);
  return (await canReadPdf()) ? squeezed(await pdfText(path)) : null;
}

/** Submits what is on the review, reads the PDF back, and returns to the dashboard. */
async function submitAndRead(page: Page): Promise<string | null> {
  await submitWill(page);
  const ready = page.getByRole('dialog', { name: 'Your will is ready' });
  await expect(ready).toBeVisible({ timeout: 60_000 });
  const text = await downloadedText(page, ready.getByRole('link', { name: 'Download' }));
  await ready.getByRole('button', { name: 'Close and Return to Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome', level: 1 })).toBeVisible();
  return text;
}

/** Makes a will as a person does, from the dashboard to the dashboard. */
async function makeWill(page: Page, draft: WillDraft): Promise<string | null> {
  await page.getByRole('main').getByRole('link', { name: 'Create New Will' }).click();
  await fillWizard(page, draft);
  return submitAndRead(page);
}

function expectAll(text: string | null, values: readonly string[]): void {
  if (text === null) return;
  expect(values.filter((value) => !text.includes(squeezed(value)))).toEqual([]);
}

test('married woman, two minors, separate executors, custom residue, Marathi', async ({ page }) => {
  const text = await makeWill(page, marriedWoman);
  expectAll(text, typedValues(marriedWoman));
  expectAll(text, ['27 मार्च 1984', 'पती', '50%', '40%', '45%', '60%', '20%']);
});

test('single man, one asset, no executor, English', async ({ page }) => {
  const text = await makeWill(page, singleMan);
  expectAll(text, typedValues(singleMan));
  expectAll(text, ['28 February 1990', 'Sister', '100%']);
});

test('an old document is edited and submitted again, free and in its place', async ({ page }) => {
  await submitForm(page, olderForm(meera));
  await page.goto('/recent-documents');
  await page.getByRole('button', { name: 'Edit Will of Meera' }).click();
  await expect(page.getByText('Opening "Will of Meera" for editing')).toBeVisible();
  await expectStage(page, { stage: 1, name: 'Personal Details' });
  await expect(page.getByText('Opening "Will of Meera" for editing')).toBeHidden();
  // What saved data carries beside the form is no part of the draft.
  const kept = JSON.parse(await keptText(page));
  for (const control of ['action', 'product_id', 'form_name']) expect(kept).not.toHaveProperty(control);
  await page.getByLabel('Full name').fill('Meera Kulkarni Deshpande');
  await goOn(page, { stage: 2, name: 'Nominees' });
  await goOn(page, { stage: 3, name: 'Assets' });
  await goOn(page, { stage: 4, name: 'Executor Details' });
  await goOn(page, { stage: 5, name: 'Residuary Clause' });
  await goOn(page, { stage: 6, name: 'Other Information' });
  await fillOtherInfo(page, meera);
  await goOn(page, { stage: 7, name: 'Review your will' });
  const text = await submitAndRead(page);
  const { personalDetails } = meera;
  const edited = { ...meera, personalDetails: { ...personalDetails, fullName: 'Meera Kulkarni Deshpande' } };
  expectAll(text, typedValues(edited));

  await page.getByRole('main').getByRole('link', { name: 'Recent Documents' }).click();
  const row = page.getByRole('row', { name: /Will of Meera/ });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Complete');
  const again = await downloadedText(page, row.getByRole('button', { name: 'Download Will of Meera' }));
  expect(again).toBe(text);
});
