import type { Page } from '@playwright/test';
import { toStoredDraft, type WillDraft } from '@virasat/will-model';

/** Puts a draft where the wizard keeps it, as if it had been typed, and opens the wizard at a stage. */
export async function openWizardWith(page: Page, draft: WillDraft, stage: number): Promise<void> {
  const text = JSON.stringify({ ...toStoredDraft(draft), stage, ahead: true });
  await page.evaluate((kept) => {
    // What the page that is being left has still to write must not come after.
    dispatchEvent(new Event('pagehide'));
    localStorage.setItem('willFormData', kept);
  }, text);
  await page.goto(`/create-will?stage=${stage}`);
}

/** What this browser keeps of the will. */
export const keptText = (page: Page): Promise<string> =>
  page.evaluate(() => localStorage.getItem('willFormData') ?? '');
