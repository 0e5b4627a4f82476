import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { emptyExecutor, type WillDraft } from '@virasat/will-model';
import { meera } from '@virasat/will-model/fixtures';
import { typeAndPress } from '../support/at-once.ts';
import { keptText, openWizardWith } from '../support/kept-draft.ts';
import { saveDrafts } from '../support/service.ts';
import { signUp } from '../support/sign-in.ts';
import { stageValues } from '../support/stage-values.ts';
import { card, expectStage, submitWill } from '../support/wizard.ts';

const NOMINEES = { stage: 2, name: 'Nominees' };
const instructions = (page: Page) => page.getByRole('textbox', { name: 'Special instructions' });

/** Counts the browser's own questions before a page is left, and answers them with yes. */
function countLeaveQuestions(page: Page): { asked: number } {
  const counted = { asked: 0 };
  page.on('dialog', async (dialog) => {
    if (dialog.type() === 'beforeunload') counted.asked += 1;
    await dialog.accept();
  });
  return counted;
}

/** A second tab of the same browser, signed in as the first. */
async function secondTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  tab.on('dialog', (dialog) => dialog.accept());
  await tab.goto(path);
  return tab;
}

const [witness] = meera.otherInfo.witnesses;
if (witness === undefined) throw new Error('Meera has witnesses');

/** Each stage with the part of the draft that it asks for: half filled, and with no answer that a stage begins with. */
const halfFilled: readonly [name: string, part: Partial<WillDraft>][] = [
  [
    'Personal Details',
    { personalDetails: { ...meera.personalDetails, language: 'hindi', gender: 'other', idNumber: '' } },
  ],
  [
    NOMINEES.name,
    { nominees: [...meera.nominees, { id: 'half', name: 'Sunita', relation: '', nomiee_notes: 'half' }] },
  ],
  ['Assets', { assets: meera.assets.map((asset) => ({ ...asset, identifier: '' })) }],
  [
    'Executor Details',
    { executor: { ...meera.executor, commonExecutors: [{ ...emptyExecutor('half'), name: 'Asha' }] } },
  ],
  [
    'Residuary Clause',
    {
      residuary: { ...meera.residuary, scope: 'only-mentioned', distributionOption: 'text', customText: '' },
    },
  ],
  [
    'Other Information',
    {
      otherInfo: {
        ...meera.otherInfo,
        isGuardianCaretaker: false,
        caretaker: 'Asha',
        hasPets: true,
        petDetails: '',
        includeNoContestClause: false,
        witnesses: [witness, { id: 'half', name: 'Imran', address: '' }],
      },
    },
  ],
];

/** The answers that are chosen at the stage on screen, each behind its question. */
const chosenAt = (page: Page): Promise<string[]> =>
  page
    .locator('form[data-stage]')
    .getByRole('radio', { checked: true })
    .evaluateAll((radios) =>
      radios.map((radio) => {
        const question = radio.closest('fieldset')?.querySelector('legend')?.textContent;
        return `${question}: ${radio.parentElement?.textContent}`;
      }),
    );

test('every stage shows what was half filled after a reload, Previous and Next, Back and Forward (C-22)', async ({
  page,
}) => {
  test.slow();
  countLeaveQuestions(page);
  await signUp(page);
  const before = { stage: 0, name: 'Welcome to the Will Creation Form' };
  for (const [index, [name, part]] of halfFilled.entries()) {
    const here = { stage: index + 1, name };
    await openWizardWith(page, { ...meera, ...part }, here.stage);
    await expectStage(page, here);
    const atFirst = { ...(await stageValues(page)), chosen: await chosenAt(page) };
    const expectSame = async (after: string): Promise<void> => {
      await expectStage(page, here);
      const { shown, kept } = await stageValues(page);
      expect(shown, `${name} after ${after}`).toEqual(atFirst.shown);
      expect(await chosenAt(page), `${name} after ${after}`).toEqual(atFirst.chosen);
      expect(kept, `${name} after ${after}`).toMatchObject(part);
    };
    await page.reload();
    await expectSame('a reload');
    await page.getByRole('button', { name: 'Previous' }).click();
    await expectStage(page, before);
    await page.getByRole('button', { name: /^(Next|Start Creating My Will)$/ }).click();
    await expectSame('Previous and Next');
    await page.goBack();
    await expectStage(page, before);
    await page.goForward();
    await expectSame('Back and Forward');
    Object.assign(before, here);
  }
});

/** A moment of yesterday by the clock of the page's own machine, so that nobody's session has ended by then. */
const yesterdayAt = (page: Page, hours: number, minutes: number): Promise<number> =>
  page.evaluate(([hour = 0, minute = 0]) => new Date().setHours(hour - 24, minute, 0, 0), [
    hours,
    minutes,
  ] as const);

test('a date of birth is the day that was typed, wherever the machine stands and whatever its clock says (C-31)', async ({
  page,
  browser,
}) => {
  countLeaveQuestions(page);
  await signUp(page);
  await openWizardWith(page, { ...meera, personalDetails: { ...meera.personalDetails, dob: '' } }, 1);
  const storageState = await page.context().storageState();
  for (const timezoneId of ['Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati']) {
    const context = await browser.newContext({ storageState, timezoneId });
    const there = await context.newPage();
    countLeaveQuestions(there);
    const early = await yesterdayAt(there, 0, 30);
    const late = await yesterdayAt(there, 23, 30);
    await there.clock.setFixedTime(early);
    await there.goto('/create-will?stage=1');
    const year = there.getByLabel('Year');
    const kept = async () => JSON.parse(await keptText(there)).personalDetails.dob;
    await there.getByLabel('Day').fill('1');
    await there.getByLabel('Month').fill('1');
    await year.fill('2000');
    await expect.poll(kept).toBe('2000-01-01');
    await there.clock.setFixedTime(late);
    await there.goto('/create-will?stage=7');
    await expect(there.getByText('1 January 2000').first()).toBeVisible();
    await there.getByRole('button', { name: 'Edit Personal Details' }).click();
    await expect(there.getByLabel('Day')).toHaveValue('1');
    await expect(year).toHaveValue('2000');
    // Typed anew in the evening it is the same day.
    await year.fill('');
    await expect.poll(kept).toBe('');
    await year.fill('2000');
    await expect.poll(kept).toBe('2000-01-01');
    await context.close();
  }
});

test('the last letter is there after Next, in a draft saved from the review, and in a tab that was closed and opened again (C-34)', async ({
  page,
  context,
}) => {
  countLeaveQuestions(page);
  await signUp(page);
  await openWizardWith(page, meera, 6);
  await instructions(page).fill('');
  await typeAndPress(instructions(page), 'A', page.getByRole('button', { name: 'Next', exact: true }));
  await expectStage(page, { stage: 7, name: 'Review your will' });
  const sent = page.waitForRequest((request) => request.postDataJSON()?.action === 'save');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ otherInfo: { specialInstructions: 'A' } });
  await page.goBack();
  await expect(instructions(page)).toHaveValue('A');
  await instructions(page).fill('AB');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
  const again = await secondTab(context, '/create-will');
  await expect(instructions(again)).toHaveValue('AB');
});

test('whatever lies in storage, the app starts and keeps the good parts (C-35)', async ({ page }) => {
  countLeaveQuestions(page);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await signUp(page);
  const whole = JSON.stringify({ ...meera, stage: 99, unheardOf: 1, rand_num: 'abc' });
  for (const text of ['', 'undefined', '{', 'null', '[]', '{"assets":null}', '{"stage":"x"}', whole]) {
    await page.evaluate((kept) => {
      localStorage.setItem('willFormData', kept);
      localStorage.setItem('rand_num', 'abc');
      localStorage.setItem('currency', 'EUR');
    }, text);
    await page.goto('/create-will');
    const welcome = page.getByRole('heading', { name: 'Welcome to the Will Creation Form' });
    await expect(welcome, text).toBeVisible();
  }
  await page.getByRole('button', { name: 'Start Creating My Will' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Meera Deshpande');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rand_num'))).toBe('0');
  await page.goto('/');
  await expect(page.getByRole('radio', { name: 'INR' })).toBeChecked();
  expect(faults).toEqual([]);
});

test('a browser whose storage is full says so, and Save still works', async ({ page }) => {
  countLeaveQuestions(page);
  await signUp(page);
  await openWizardWith(page, meera, 6);
  await expect(instructions(page)).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await instructions(page).fill('Kept nowhere but here');
  await expect(
    page.getByText('This browser is not keeping a copy. Use Save before you leave.').first(),
  ).toBeVisible();
  const sent = page.waitForRequest((request) => request.postDataJSON()?.action === 'save');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    otherInfo: { specialInstructions: 'Kept nowhere but here' },
  });
  await expect(page.getByText('Will saved successfully!').first()).toBeVisible();
});

test('two tabs lose nothing of each other’s, and neither saves to the other’s document (C-37)', async ({
  page,
  context,
}) => {
  countLeaveQuestions(page);
  await signUp(page);
  await saveDrafts(page, meera, ['The other will']);
  await openWizardWith(page, meera, 6);
  await expect(instructions(page)).toBeVisible();
  const other = await secondTab(context, '/create-will?stage=3');
  await other.getByRole('button', { name: 'Add an asset' }).click();
  await other
    .getByRole('group', { name: /^Asset 4/ })
    .getByLabel('Asset identifier')
    .fill('Plot 7');
  await expect.poll(() => keptText(other)).toContain('Plot 7');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Will saved successfully!').first()).toBeVisible();

  await expect(page.getByText('This will is open in another tab.')).toBeVisible();
  await instructions(page).press('End');
  await page.keyboard.type('x');
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect(await keptText(page)).toContain('Plot 7');
  await page.getByRole('button', { name: 'Use the newer answers' }).click();
  await expect.poll(async () => (await stageValues(page)).kept['assets']).toHaveLength(4);

  // The other tab opens another document: a save here must not go to it.
  await other.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await other.getByRole('main').getByRole('link', { name: 'Recent Documents' }).click();
  await other.getByRole('button', { name: 'Edit The other will' }).click();
  await expectStage(other, { stage: 1, name: 'Personal Details' });
  const opened = JSON.parse(await keptText(other));
  await expect(page.getByText('This will is open in another tab.')).toBeVisible();
  const sent = page.waitForRequest((request) => request.postDataJSON()?.action === 'save');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await sent).postDataJSON().rand_num).not.toBe(opened.rand_num);

  // A logout there leaves nothing behind, whatever is typed here before and after it.
  await page.getByRole('button', { name: 'Keep the answers here' }).click();
  const description = card(page, 'Asset 4').getByLabel('Description');
  await description.fill('Before');
  const typedAfter = description.evaluate(
    (field) =>
      new Promise<string>((resolve) => {
        // Before anything here hears that storage was cleared there.
        const type = ({ key }: StorageEvent): void => {
          if (key !== null || !(field instanceof HTMLTextAreaElement)) return;
          field.setRangeText(' and after', field.value.length, field.value.length, 'end');
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
          dispatchEvent(new Event('pagehide'));
          resolve(`${field.value} / ${localStorage.getItem('willFormData')}`);
        };
        window.addEventListener('storage', type, { capture: true });
      }),
  );
  await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  const question = other.getByRole('button', { name: 'Log out without saving' });
  const home = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: 'Sign in' });
  await expect(question.or(home(other))).toBeVisible();
  if (await question.isVisible()) await question.click();
  expect(await typedAfter).toBe('Before and after / null');
  await expect(home(other)).toBeVisible();
  await expect(home(page)).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('willFormData'))).toBeNull();
});

test('the browser asks before a will is left, and only then (C-40)', async ({ page }) => {
  const questions = countLeaveQuestions(page);
  await signUp(page);
  await page.goto('/create-will');
  await expect(page.getByRole('heading', { name: 'Welcome to the Will Creation Form' })).toBeVisible();
  // The browser asks only where somebody has done something on the page.
  await page.getByRole('heading', { level: 1 }).click();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).click();
  await page.goto('/dashboard');
  expect(questions.asked).toBe(0);

  await openWizardWith(page, meera, 2);
  await expectStage(page, NOMINEES);
  await page.getByRole('heading', { level: 1 }).click();
  await page.reload();
  expect(questions.asked).toBe(1);

  await openWizardWith(page, meera, 7);
  await submitWill(page);
  const ready = page.getByRole('dialog', { name: 'Your will is ready' });
  await ready.getByRole('button', { name: 'Close and Return to Dashboard' }).click({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: 'Welcome', level: 1 })).toBeVisible();
  const before = questions.asked;
  await page.getByRole('heading', { level: 1 }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome', level: 1 })).toBeVisible();
  expect(questions.asked).toBe(before);
});
