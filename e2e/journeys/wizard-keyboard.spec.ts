import { expect, type Page, test } from '@playwright/test';
import { stageNames } from '@virasat/will-model';
import { meera } from '@virasat/will-model/fixtures';
import { openWizardWith } from '../support/kept-draft.ts';
import { tabAndPress } from '../support/keyboard.ts';
import { signUp } from '../support/sign-in.ts';

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
