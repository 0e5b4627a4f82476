import { type ElementHandle, errors, expect as expectSoon, type Page } from '@playwright/test';
import type { Chance } from './random.ts';
import { comparable, differences, type StageValues, stageValues } from './stage-values.ts';

/** The monkey looks for what breaks, not for what is slow: it may run beside anything else. */
const expect = expectSoon.configure({ timeout: 60_000 });

const LETTERS = [...'abcXYZ 0123456789.,-/#@', ...'कखगमृश्रीक्ष', '₹', "'", '"', '<', 'ñ'];
/** Nothing here leaves the wizard, pays, or makes a document. */
const LEFT_ALONE =
  /Submit Will|Pay Now|Log ?out|Start New Will|Start a new will|Use the newer|Close and Return/i;
/** What is gone by the time it is pressed was pressed too late; that is no fault of the product. */
const PATIENCE_MS = 3000;

const TEXTS =
  'form[data-stage] :is(input[type=text], input[type=tel], input[type=email], textarea):not([readonly])';
const BUTTONS = ':is(main, [role=dialog], [role=alertdialog]) button:not([role=radio]):not([role=checkbox])';

/** Visible elements, within the dialog where one is open: the page behind it can't be reached. */
async function visible(page: Page, selector: string): Promise<ElementHandle<HTMLElement | SVGElement>[]> {
  const dialog = await page.$(':is([role=dialog], [role=alertdialog])');
  const found = await (dialog ?? page).$$(selector);
  const isVisible = await Promise.all(found.map((each) => each.isVisible()));
  return found.filter((_, index) => isVisible[index]);
}

async function pressed(action: () => Promise<unknown>): Promise<void> {
  try {
    await action();
  } catch (error) {
    // The page moved on between choosing and pressing, as it does under a person's finger.
    const isTooLate =
      error instanceof errors.TimeoutError || /not attached|detached|closed/.test(String(error));
    if (!isTooLate) throw error;
  }
}

/** Types a few letters at the end of some field, and proves that every one of them is there. */
async function typeSomewhere(page: Page, chance: Chance): Promise<void> {
  const field = chance.oneOf(await visible(page, TEXTS));
  if (field === undefined) return;
  const text = Array.from({ length: 1 + chance.below(6) }, () => chance.oneOf(LETTERS) ?? '').join('');
  await pressed(async () => {
    await field.focus();
    await page.keyboard.press('ControlOrMeta+End');
    const name = await field.getAttribute('name');
    const before = await field.inputValue();
    for (const letter of text) await page.keyboard.insertText(letter);
    const after = await field.inputValue();
    // Shares, ages and parts of a date take only what can be one.
    const isFreeText =
      name !== null &&
      /(^|\.)(fullName|documentName|address|idType|guardianName|name|relation|nomiee_notes|description|email|phone|customText|caretaker|petDetails|specialInstructions)$/.test(
        name,
      );
    if (isFreeText) expect(after, name).toBe(before + text);
  });
}

async function eraseSomewhere(page: Page, chance: Chance): Promise<void> {
  const field = chance.oneOf(await visible(page, TEXTS));
  if (field === undefined) return;
  await pressed(async () => {
    await field.focus();
    for (let count = 1 + chance.below(4); count > 0; count -= 1) await page.keyboard.press('Backspace');
  });
}

async function pressSomething(page: Page, chance: Chance): Promise<void> {
  const button = chance.oneOf(await visible(page, BUTTONS));
  if (button === undefined) return;
  await pressed(async () => {
    const name = `${await button.getAttribute('aria-label')} ${await button.textContent()}`;
    if (!LEFT_ALONE.test(name)) await button.click({ timeout: PATIENCE_MS });
  });
}

async function chooseSomething(page: Page, chance: Chance): Promise<void> {
  const choices = await visible(page, ':is([role=radio], [role=checkbox], select)');
  const choice = chance.oneOf(choices);
  if (choice === undefined) return;
  await pressed(async () => {
    if ((await choice.getAttribute('role')) !== null) return choice.click({ timeout: PATIENCE_MS });
    const options = await choice.$$eval('option:not(:disabled)', (all) =>
      all.flatMap((option) => (option instanceof HTMLOptionElement ? [option.value] : [])),
    );
    return choice.selectOption(chance.oneOf(options) ?? '', { timeout: PATIENCE_MS });
  });
}

async function goSomewhere(page: Page, chance: Chance): Promise<void> {
  const stage = chance.below(8);
  await page.goto(`/create-will?stage=${stage}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** What is kept beside the time of it and what the account says of it: a save on its way may be answered meanwhile. */
const answersOf = ({
  kept_at,
  rand_num,
  base_version,
  saved_at,
  ahead,
  ...answers
}: Record<string, unknown>): Record<string, unknown> => answers;

/** Stages that ask something are forms: the introduction before them and the review behind them count as 0. */
const formOf = (stage: number): number => (stage >= 1 && stage <= 6 ? stage : 0);

/** What is shown and kept once the stage of the address stands there, which follows it in pieces, as its code comes. */
async function settled(page: Page): Promise<StageValues> {
  await expect
    .poll(async () => {
      const { stage, kept } = await stageValues(page);
      const asked = new URL(page.url()).searchParams.get('stage') ?? kept['stage'] ?? 0;
      return stage - formOf(Number(asked));
    })
    .toBe(0);
  return stageValues(page);
}

/** Reloads, and proves that nothing on the screen or in storage is another than before. */
async function reload(page: Page): Promise<void> {
  const before = await settled(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const after = await settled(page);
  expect(after.stage).toBe(before.stage);
  expect(answersOf(after.kept)).toEqual(answersOf(before.kept));
}

async function goOn(page: Page, chance: Chance): Promise<void> {
  const name = chance.oneOf(['Next', 'Next', 'Previous', 'Save']) ?? 'Next';
  const button = page.getByRole('button', { name, exact: true });
  if (await button.first().isVisible()) await pressed(() => button.first().click({ timeout: PATIENCE_MS }));
}

const turnBack = (page: Page, chance: Chance): Promise<void> =>
  pressed(() => (chance.below(2) === 0 ? page.goBack() : page.goForward()));

const pressKey = (page: Page, chance: Chance): Promise<void> =>
  page.keyboard.press(chance.oneOf(['Tab', 'Shift+Tab', 'Escape', 'ArrowDown', 'ArrowUp']) ?? 'Tab');

/** How often each thing is done, beside the others. */
const actions: readonly [weight: number, act: (page: Page, chance: Chance) => Promise<void>][] = [
  [40, typeSomewhere],
  [8, eraseSomewhere],
  [22, pressSomething],
  [14, chooseSomething],
  [6, goOn],
  [4, pressKey],
  [2, goSomewhere],
  [2, turnBack],
  [2, reload],
];
const allActions = actions.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));

/** Does one thing at random in the wizard. */
export async function doSomething(page: Page, chance: Chance): Promise<string> {
  const act = chance.oneOf(allActions) ?? typeSomewhere;
  await act(page, chance);
  return act.name;
}

/** Leads back to the wizard where chance has led out of it. */
export async function stayInWizard(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== '/create-will') await page.goto('/create-will');
}

/**
 * Proves that what is kept is what is on the screen.
 *
 * @returns How many texts it could hold against what is kept.
 */
export async function expectKeptAsShown(page: Page): Promise<number> {
  await expect.poll(async () => differences(await stageValues(page))).toEqual([]);
  return comparable(await stageValues(page)).length;
}
