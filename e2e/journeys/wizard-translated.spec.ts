import { expect, test } from '@playwright/test';
import { meera } from '@virasat/will-model/fixtures';
import { keptText, openWizardWith } from '../support/kept-draft.ts';
import { signUp } from '../support/sign-in.ts';
import { translatePage } from '../support/translate.ts';
import { wizardLists } from '../support/wizard-lists.ts';

test('a wizard that a browser has translated goes on, and keeps what was typed (C-56)', async ({ page }) => {
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
  expect(faults).toEqual([]);
});
