import { expect, type Page, test } from '@playwright/test';
import { stageNames } from '@virasat/will-model';
import { meera } from '@virasat/will-model/fixtures';
import { openWizardWith } from '../support/kept-draft.ts';
import { focusNow, tabAndPress } from '../support/keyboard.ts';
import { signUp } from '../support/sign-in.ts';
import { wizardLists } from '../support/wizard-lists.ts';

// Each walks through the whole wizard. A picture of the page for each of some hundred stops would take most of the time.
test.slow();
test.use({ trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false } });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const windows = [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
] as const;

for (const size of windows) {
  test(`the wizard is walked through by keyboard alone, focus never lost or covered: ${size.width} px`, async ({
    page,
  }) => {
    page.on('dialog', (dialog) => dialog.accept());
    await signUp(page);
    // Once signed in: on so small a window the way to sign in is in the menu.
    await page.setViewportSize(size);
    await openWizardWith(page, meera, 1);
    await expect(page.locator('form[data-stage="1"]')).toBeVisible();
    for (const next of stageNames.slice(1)) {
      await tabAndPress(page, 'Next');
      await expect(heading(page)).toContainText(next === 'Review' ? 'Review your will' : next);
      await expect(heading(page)).toBeFocused();
    }
    await tabAndPress(page, 'Previous');
    await expect(heading(page)).toContainText('Other Information');
    await expect(heading(page)).toBeFocused();
    await tabAndPress(page, 'Next');
    await expect(heading(page)).toContainText('Review your will');
    await tabAndPress(page, 'Edit Personal Details');
    await expect(heading(page)).toContainText('Personal Details');
    await expect(heading(page)).toBeFocused();
    await tabAndPress(page, 'Return to review');
    await expect(heading(page)).toContainText('Review your will');
    await expect(heading(page)).toBeFocused();
  });
}

test('adding, removing and taking back by keyboard never loses focus (C-19)', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
  for (const { stage, add, item } of wizardLists) {
    await openWizardWith(page, meera, stage);
    await page.getByRole('button', { name: add }).press('Enter');
    // The first field of the new card.
    await expect(page.locator('form[data-stage] :is(input, select):focus'), item).toHaveCount(1);
    await page.getByRole('button', { name: new RegExp(`^Remove ${item} 1,`) }).press('Enter');
    const sure = page.getByRole('alertdialog').getByRole('button', { name: 'Remove' });
    if (await sure.isVisible()) await sure.press('Enter');
    await expect(page.getByRole('heading', { name: new RegExp(`^${item} 1`, 'i') }), item).toBeFocused();
    await page.keyboard.press('Tab');
    expect((await focusNow(page)).fault, item).toBe('');
    await page.getByRole('button', { name: new RegExp(`^Undo, bring ${item} 1 back`) }).press('Enter');
    await expect(page.getByRole('heading', { name: new RegExp(`^${item} 1`, 'i') }), item).toBeFocused();
  }
});
