import { expect, type Locator, type Page } from '@playwright/test';
import { expectAtFields } from './messages.ts';

/** What the summary says when a stage doesn't go on. */
const REFUSED = 'Please fill in all required fields before proceeding to the next step.';

/** The open card of a list, by its legend ('Nominee 2'), whatever tag follows it. */
export const card = (page: Page | Locator, legend: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^${legend}( |$)`) });

/** Chooses an answer to a question, whether or not it is the one already. */
export const choose = (scope: Page | Locator, question: string | RegExp, answer: string): Promise<void> =>
  scope
    .getByRole('radiogroup', { name: question })
    .getByRole('radio', { name: new RegExp(`^${answer}`) })
    .check();

/** Waits until the review has looked over the answers. */
export const expectLookedOver = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: /^We checked/ })).toBeVisible();

/** Ticks every point on the review that asks to be read. */
export async function readAllPoints(page: Page): Promise<void> {
  await expectLookedOver(page);
  for (const box of await page.getByRole('checkbox', { name: /^I have read this/ }).all()) await box.check();
}

/** Reads everything on the review and agrees to it. */
export async function agreeToAll(page: Page): Promise<void> {
  await readAllPoints(page);
  await page.getByRole('checkbox', { name: /^I have reviewed all the information/ }).check();
}

/** Submits the will on the review, with everything agreed to and read. */
export async function submitWill(page: Page): Promise<void> {
  await agreeToAll(page);
  await page.getByRole('button', { name: 'Submit Will' }).click();
}

/** Presses Next and reads what the summary says: the messages, in order. Each stands at its field as well. */
export async function refusedNext(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const summary = page.getByRole('region', { name: REFUSED, exact: true });
  await expect(summary).toBeFocused();
  await expectAtFields(summary);
  return summary.getByRole('link').allInnerTexts();
}

/** Presses Next and waits for the stage that follows. */
export async function goOn(page: Page, to: { stage: number; name: string }): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expectStage(page, to);
}

/** Waits until a stage is on screen and in the address. */
export async function expectStage(
  page: Page,
  { stage, name }: { stage: number; name: string },
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/create-will\\?stage=${stage}$`));
}
