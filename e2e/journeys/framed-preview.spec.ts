import { expect, test } from '@playwright/test';
import { ashwini } from '@virasat/will-model/fixtures';
import { openWizardWith } from '../support/kept-draft.ts';
import { signUp } from '../support/sign-in.ts';
import { submitWill } from '../support/wizard.ts';

test('the will is shown in a frame where the browser shows PDFs', async ({ page }) => {
  await signUp(page);
  await openWizardWith(page, ashwini, 7);
  const shown = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/files/'));
  await submitWill(page);
  const frame = page.getByRole('dialog').locator('iframe');
  await expect(frame).toBeVisible({ timeout: 60_000 });
  const response = await shown;
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/pdf');
  // The viewer draws itself into the frame; a refused frame would hold an error page instead.
  await expect
    .poll(() => page.frames().some((each) => each.url().startsWith('chrome-extension://')), {
      timeout: 20_000,
    })
    .toBe(true);
});
