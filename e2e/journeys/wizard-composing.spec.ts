import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import { meera } from '@virasat/will-model/fixtures';
import { keptText, openWizardWith } from '../support/kept-draft.ts';
import { answerInstead } from '../support/service.ts';
import { signUp } from '../support/sign-in.ts';
import { card, expectStage, goOn } from '../support/wizard.ts';

const WORD = 'श्रीकांत';
/** What a phonetic keyboard shows on the way to it. */
const ON_THE_WAY = ['स', 'श', 'श्र', 'श्री', 'श्रीक', 'श्रीकां', WORD];
/** The key code of every key that goes to an input method instead of the page. */
const COMPOSING = 229;

/** Composes a word where the caret is, as an input method does, and accepts it with Enter. */
async function compose(keyboard: CDPSession, onTheWay = ON_THE_WAY): Promise<void> {
  const key = { key: 'Process', windowsVirtualKeyCode: COMPOSING };
  for (const text of onTheWay) {
    await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
    const { length } = text;
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  }
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: COMPOSING };
  await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
  await keyboard.send('Input.insertText', { text: onTheWay.at(-1) ?? '' });
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
}

const caretIn = (field: Locator): Promise<number | null> =>
  field.evaluate((control) =>
    control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      ? control.selectionStart
      : null,
  );

/** Puts the caret somewhere in a field, which has focus then. */
async function caretAt(page: Page, field: Locator, at: number): Promise<void> {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowRight');
}

test('a composed word arrives whole and once, and letters typed fast stay in their order (C-29)', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
  const keyboard = await page.context().newCDPSession(page);
  await openWizardWith(page, { ...meera, personalDetails: { ...meera.personalDetails, address: 'Pune' } }, 1);

  const name = page.getByLabel('Full name');
  await caretAt(page, name, 'Meera '.length);
  await compose(keyboard);
  await expect(name).toHaveValue(`Meera ${WORD}Deshpande`);
  expect(await caretIn(name)).toBe(`Meera ${WORD}`.length);
  // Enter has accepted the word, and nothing else.
  await expectStage(page, { stage: 1, name: 'Personal Details' });

  const address = page.getByLabel('Address');
  await caretAt(page, address, 0);
  await compose(keyboard);
  await expect(address).toHaveValue(`${WORD}Pune`);
  // Longer than a change waits to be kept: the answers are written several times in between.
  const letters = 'The quick brown fox jumps over the lazy dog. '.repeat(2);
  await page.keyboard.type(letters, { delay: 8 });
  await expect(address).toHaveValue(`${WORD}${letters}Pune`);
  expect(await caretIn(address)).toBe(`${WORD}${letters}`.length);
  await expect
    .poll(async () => JSON.parse(await keptText(page)).personalDetails)
    .toMatchObject({ fullName: `Meera ${WORD}Deshpande`, address: `${WORD}${letters}Pune` });

  await goOn(page, { stage: 2, name: 'Nominees' });
  await page.getByRole('button', { name: 'Add a nominee' }).click();
  const nominee = card(page, 'Nominee 4').getByLabel('Name');
  await nominee.focus();
  await compose(keyboard);
  await expect(nominee).toHaveValue(WORD);
  await expectStage(page, { stage: 2, name: 'Nominees' });
  await expect
    .poll(async () => JSON.parse(await keptText(page)).nominees.at(-1))
    .toMatchObject({ name: WORD, relation: '' });
});

test('Enter that accepts a composed word neither adds to a deed nor deletes an account (C-29)', async ({
  page,
}) => {
  await signUp(page);
  const keyboard = await page.context().newCDPSession(page);
  await page.goto('/create-free-will');
  await page.getByLabel('Nominee name').fill('Asha');
  const relationship = page.getByLabel('Relationship to you');
  await relationship.focus();
  await compose(keyboard);
  await expect(relationship).toHaveValue(WORD);
  await expect(page.getByLabel('Nominee name')).toHaveValue('Asha');

  await page.goto('/settings');
  const deletions = await answerInstead(
    page,
    ({ subaction }) => subaction === 'deleteUserAttributes',
    (route) => route.fulfill({ status: 501, body: '' }),
  );
  const box = page.getByLabel(/DELETEMYACCOUNT/);
  await box.focus();
  await compose(keyboard, ['DELETEMY', 'DELETEMYACCOUNT']);
  await expect(box).toHaveValue('DELETEMYACCOUNT');
  await expect(page.getByText('Failed to delete account. Please try again.')).toHaveCount(0);
  expect(deletions).toEqual([]);
});
