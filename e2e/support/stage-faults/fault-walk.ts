import type { Page } from '@playwright/test';
import type { WillDraft } from '@virasat/will-model';
import { card } from '../wizard.ts';

/** What somebody does at a stage, and every line that Next brings up then. */
export type FaultStep = readonly [
  what: string,
  act: (page: Page) => Promise<unknown>,
  lines: readonly string[],
];

/** A stage from one fault to the next: each is made while the one before is put right, so that lines come alone. */
export interface FaultWalk {
  stage: 1 | 2 | 3 | 4 | 5 | 6;
  /** What the stage opens with. What can't be made by a press (an answer taken back, a share given twice) lies in it. */
  start: WillDraft;
  steps: readonly FaultStep[];
}

/** Nothing is done: the fault lies in what the stage opened with. */
export const asOpened = (): Promise<void> => Promise.resolve();

export const fill = (page: Page, label: string, text: string): Promise<void> =>
  page.getByLabel(label, { exact: true }).first().fill(text);

/** Types into a field of a list's item, which is opened where it is closed. */
export async function fillIn(page: Page, legend: string, label: string, text: string): Promise<void> {
  const edit = page.getByRole('button', { name: new RegExp(`^Edit ${legend}\\b`, 'i') });
  if (await edit.isVisible()) await edit.click();
  await card(page, legend).getByLabel(label, { exact: true }).first().fill(text);
}

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).click();
