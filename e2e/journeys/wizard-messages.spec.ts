import { expect, test } from '@playwright/test';
import { meera } from '@virasat/will-model/fixtures';
import { openWizardWith } from '../support/kept-draft.ts';
import { answerInstead } from '../support/service.ts';
import { signUp } from '../support/sign-in.ts';
import { faultWalks } from '../support/stage-faults/index.ts';
import { readAllPoints, refusedNext } from '../support/wizard.ts';

// A picture of the page for each of some two hundred actions would take most of the time.
test.use({ trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false } });

test('each fault of each stage brings up its own message and nothing else', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
  for (const { stage, start, steps } of faultWalks) {
    await test.step(`stage ${stage}`, async () => {
      await openWizardWith(page, start, stage);
      await expect(page.locator(`form[data-stage="${stage}"]`)).toBeVisible();
      for (const [what, act, lines] of steps) {
        await act(page);
        expect(await refusedNext(page), what).toEqual(lines);
      }
    });
  }
});

test('Submit without the agreement says so, and nothing else', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
  await openWizardWith(page, meera, 7);
  const agreement = page.getByRole('checkbox', { name: /^I have reviewed all the information/ });
  const message = page.getByText('You must agree to the terms and conditions to proceed');
  const submits = await answerInstead(
    page,
    ({ action }) => action === 'savepdf',
    (route) => route.abort(),
  );
  await readAllPoints(page);
  await expect(message).toHaveCount(0);
  // It says that it is unavailable, and can be pressed all the same.
  await page.getByRole('button', { name: 'Submit Will' }).click({ force: true });
  await expect(message).toBeVisible();
  await expect(agreement).toBeFocused();
  await expect(agreement).toHaveAccessibleDescription(
    /You must agree to the terms and conditions to proceed/,
  );
  await expect(page.locator('[data-slot="field-error"]')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await agreement.press('Space');
  await expect(message).toHaveCount(0);
  // Agreed to, it is handed in: once, and only now.
  expect(submits).toEqual([]);
  await page.getByRole('button', { name: 'Submit Will' }).click();
  await expect(page.getByText('Failed to upload PDF.')).toBeVisible({ timeout: 60_000 });
  expect(submits).toHaveLength(1);
});
