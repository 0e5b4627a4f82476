import { expect, test } from '@playwright/test';
import { ashwini, meera } from '@virasat/will-model/fixtures';
import { keptText, openWizardWith } from '../support/kept-draft.ts';
import { canReadPdf, pdfText, squeezed } from '../support/pdf-text.ts';
import { saveDrafts } from '../support/service.ts';
import { signUp } from '../support/sign-in.ts';
import { translatePage } from '../support/translate.ts';
import { typedValues } from '../support/typed-values.ts';
import { expectLookedOver } from '../support/wizard.ts';
import { wizardLists } from '../support/wizard-lists.ts';

test('a wizard that a browser has translated goes on, keeps what was typed, and prints it (C-56)', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await signUp(page);
  await openWizardWith(page, meera, 1);
  for (const stage of [1, 2, 3, 4, 5, 6]) {
    const form = page.locator(`form[data-stage="${stage}"]`);
    await expect(form).toBeVisible();
    await translatePage(page);
    const list = wizardLists.find((each) => each.stage === stage);
    if (list !== undefined) {
      const removal = form.getByRole('button', { name: new RegExp(`^Remove ${list.item} \\d`) });
      const before = await removal.count();
      await form.locator('button').filter({ hasText: list.add }).click();
      await translatePage(page);
      await expect(removal).not.toHaveCount(before);
      await removal.last().click();
      await expect(removal).toHaveCount(before);
    }
    // Another answer to the first question, and the one before again.
    const answers = form.locator('[role=radiogroup]').first().getByRole('radio');
    const choices = await answers.count();
    if (choices > 0) {
      const given = (await answers.first().isChecked()) ? 0 : 1;
      await answers.nth(1 - given).click();
      await translatePage(page);
      await answers.nth(given).click();
      await translatePage(page);
    }
    await form.locator('button[type=submit]').click();
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Review your will');
  await translatePage(page);
  await page.locator('main button').filter({ hasText: 'Show all sections' }).click();
  await expect(page.getByText('Imran Shaikh').first()).toBeVisible();
  expect(await keptText(page)).not.toContain('¤');

  // Whole answers again: the questions above took some away.
  await openWizardWith(page, meera, 7);
  await expectLookedOver(page);
  await translatePage(page);
  for (const box of await page.locator('main').getByRole('checkbox').all()) await box.check();
  await page.locator('main button').filter({ hasText: 'Submit Will' }).click();
  const ready = page.getByRole('dialog', { name: 'Your will is ready' });
  await expect(ready).toBeVisible({ timeout: 60_000 });
  const download = page.waitForEvent('download');
  await ready.getByRole('link', { name: 'Download' }).first().click();
  const path = await (await download).path();
  if (await canReadPdf()) {
    const text = squeezed(await pdfText(path));
    expect(typedValues(meera).filter((value) => !text.includes(squeezed(value)))).toEqual([]);
    expect(text).not.toContain('¤');
  }
  expect(faults).toEqual([]);
});

test('settings and documents that a browser has translated go on (C-56)', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await signUp(page);
  await saveDrafts(page, ashwini, ['Will 1', 'Will 2']);
  await page.goto('/settings');
  const name = page.locator('main').getByRole('textbox').nth(1);
  await expect(name).toBeEditable();
  await translatePage(page);
  await name.fill('क्षितिजा शिर्के');
  await page.locator('main button').filter({ hasText: 'Save Changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await translatePage(page);
  await expect(page.getByText('Changes saved')).toBeHidden();
  await expect(name).toHaveValue('क्षितिजा शिर्के');

  await page.goto('/recent-documents');
  const documents = page.getByRole('table').first();
  await expect(documents.getByRole('rowheader')).toHaveText(['Will 2', 'Will 1']);
  await translatePage(page);
  await page.getByRole('checkbox', { name: 'Select document Will 1' }).check();
  await translatePage(page);
  await page.locator('main button').filter({ hasText: 'Move to Bin' }).click();
  await translatePage(page);
  await page.getByRole('alertdialog').locator('button').filter({ hasText: 'Move to Bin' }).click();
  // Names are the person's own: they are marked, and left alone.
  await expect(documents.getByRole('rowheader')).toHaveText(['Will 2']);
  expect(faults).toEqual([]);
});
