import { expect, test } from '@playwright/test';
import { ashwini, meera } from '@virasat/will-model/fixtures';
import { keptText, openWizardWith } from '../support/kept-draft.ts';
import { signUp } from '../support/sign-in.ts';
import { expectStage, submitWill } from '../support/wizard.ts';

test('the first will is free, the second is refused and its answers stay', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
  await openWizardWith(page, ashwini, 7);
  await submitWill(page);
  await page
    .getByRole('dialog', { name: 'Your will is ready' })
    .getByRole('button', { name: 'Close and Return to Dashboard' })
    .click({ timeout: 60_000 });

  await openWizardWith(page, meera, 7);
  await submitWill(page);
  const refusal = page.getByRole('dialog', { name: 'Insufficient Balance' });
  await expect(refusal).toContainText('₹2,499', { timeout: 60_000 });
  await refusal.getByRole('button', { name: 'Cancel' }).click();
  await expectStage(page, { stage: 7, name: 'Review your will' });
  expect(JSON.parse(await keptText(page))).toMatchObject({
    personalDetails: { fullName: 'Meera Deshpande' },
  });

  await page.getByRole('button', { name: 'Submit Will' }).click();
  await refusal.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page).toHaveURL(/\/payment$/);
  await expect(page.getByRole('main')).toContainText('₹2,499');
});
