import { type Download, expect, type Locator, type Page, test } from '@playwright/test';
import { ashwiniDeed } from '@virasat/will-model/fixtures';
import { clickTwiceAndEnter } from '../support/at-once.ts';
import { fillDeed } from '../support/deed.ts';
import { gate } from '../support/gate.ts';
import { expectAtFields } from '../support/messages.ts';
import { canReadPdf, pdfText, squeezed } from '../support/pdf-text.ts';
import { accounts, signIn, signUp } from '../support/sign-in.ts';

/** A date that lies behind whoever runs this: nothing is asked about it. And a parent who is nobody else in the deed. */
const deed = {
  ...ashwiniDeed,
  relation: { ...ashwiniDeed.relation, parentName: 'Lakshmi Apte' },
  date: '27',
  month: '11',
  year: '2025',
};

const downloadButton = (page: Page) => page.getByRole('button', { name: 'Download will-deed.pdf' });
const pressDownload = (page: Page): Promise<void> => downloadButton(page).click();
const refusalOn = (page: Page) =>
  page.getByRole('region', { name: 'Please correct the following errors:', exact: true });
/** Waits until the summary says exactly this, and each message stands at its field as well. */
async function expectRefused(page: Page, lines: readonly string[]): Promise<void> {
  await expect.poll(() => refusalOn(page).getByRole('link').allInnerTexts()).toEqual(lines);
  await expectAtFields(refusalOn(page));
}
const keptDeed = (page: Page): Promise<string> =>
  page.evaluate(() => {
    dispatchEvent(new Event('pagehide'));
    return localStorage.getItem('freeWillFormData') ?? '';
  });

test('the deed is for those who are signed in', async ({ page }) => {
  await page.goto('/create-free-will');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Sign in to open that page.')).toBeVisible();
});

test('an untouched deed lacks everything, said in the words and order of the form', async ({ page }) => {
  await signUp(page);
  await page.goto('/create-free-will');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free will-deed');
  await pressDownload(page);
  await expect(refusalOn(page)).toBeFocused();
  await expectRefused(page, [
    'Full name is required',
    'Relation type is required',
    'Parent/Spouse name is required',
    'Address is required',
    'Date of birth is required',
    'Occupation is required',
    'Primary executor name is required',
    'Primary executor address is required',
    'Backup executor name is required',
    'Backup executor address is required',
    'At least one nominee is required',
    'Date is required',
    'Month is required',
    'Year is required',
    'First witness name is required',
    'First witness address is required',
    'Second witness name is required',
    'Second witness address is required',
  ]);
  await expect(page).toHaveTitle(/^Error: Free will-deed/);
});

/** A field, what is typed into it instead, and the one message that this brings up. */
type Fault = [field: Locator, wrong: string, message: string];

/** The groups of the form, as the messages call them. */
const people = ['Primary executor', 'Backup executor', 'First witness', 'Second witness'];

test('each thing that is missing or wrong brings up its own message and nothing else', async ({ page }) => {
  test.slow();
  await signUp(page);
  await page.goto('/create-free-will');
  // What is never chosen, and who is never added, comes first: neither can be taken back by typing.
  await fillDeed(page, { ...deed, relation: { ...deed.relation, type: '' }, nominees: [] });
  const refusal = refusalOn(page);
  const about = page.getByRole('region', { name: 'About you' });
  await pressDownload(page);
  await expectRefused(page, ['Relation type is required', 'At least one nominee is required']);
  await about.getByRole('radio', { name: `${deed.relation.type} of` }).check();
  await expectRefused(page, ['At least one nominee is required']);
  const addNominees = async (): Promise<void> => {
    for (const { name, relationship } of deed.nominees) {
      await page.getByLabel('Nominee name').fill(name);
      await page.getByLabel('Relationship to you').fill(relationship);
      await page.getByRole('button', { name: 'Add nominee' }).click();
    }
    await expect(refusal).toHaveCount(0);
  };
  await addNominees();
  // Who was added and is removed again, the last one as well, is missing as before.
  for (const { name } of deed.nominees)
    await page.getByRole('button', { name: `Remove nominee 1, ${name}` }).click();
  await pressDownload(page);
  await expectRefused(page, ['At least one nominee is required']);
  await addNominees();
  const born = page.getByRole('group', { name: 'Date of birth' });
  const signed = page.getByRole('group', { name: 'Date of the deed' });
  const faults: Fault[] = [
    [about.getByLabel('Full name'), ' ', 'Full name is required'],
    [about.getByLabel('Name of your parent or spouse'), '', 'Parent/Spouse name is required'],
    [about.getByLabel('Address'), '\n', 'Address is required'],
    [about.getByLabel('Occupation'), '', 'Occupation is required'],
    ...people.flatMap((legend): Fault[] => {
      const fields = page.getByRole('group', { name: legend });
      return [
        [fields.getByLabel('Full name'), '', `${legend} name is required`],
        [fields.getByLabel('Address'), ' ', `${legend} address is required`],
      ];
    }),
    [born.getByLabel('Year'), '2015', 'You need to be at least 18 years old to create a will.'],
    [born.getByLabel('Day'), '31', 'Date of birth: Enter a real date, for example 27 3 1984'],
    [born.getByLabel('Month'), '', 'Date of birth is required'],
    [signed.getByLabel('Day'), '', 'Date is required'],
    [signed.getByLabel('Day'), '32', 'Date of the deed: Enter a real date, for example 27 3 1984'],
    [signed.getByLabel('Month'), '', 'Month is required'],
    [signed.getByLabel('Year'), '', 'Year is required'],
  ];
  for (const [field, wrong, message] of faults) {
    const right = await field.inputValue();
    await field.fill(wrong);
    await pressDownload(page);
    await expectRefused(page, [message]);
    await field.fill(right);
    await expect(refusal).toHaveCount(0);
  }
});

test('a nominee needs both parts, and what is half typed survives a reload', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
  await page.goto('/create-free-will');
  await page.getByLabel('Nominee name').fill('Asha');
  await page.getByRole('button', { name: 'Add nominee' }).click();
  await expect(page.getByRole('form').getByText('Give both a name and a relationship.')).toBeVisible();
  await page.getByRole('group', { name: 'Date of birth' }).getByLabel('Year').fill('19');
  await page.reload();
  await expect(page.getByLabel('Nominee name')).toHaveValue('Asha');
  await expect(page.getByRole('group', { name: 'Date of birth' }).getByLabel('Year')).toHaveValue('19');
  await page.getByLabel('Relationship to you').fill('Sister');
  await page.getByLabel('Relationship to you').press('Enter');
  await expect(page.getByText('Sister', { exact: true })).toBeVisible();
  expect(JSON.parse(await keptDeed(page))).toMatchObject({
    nominees: [{ name: 'Asha', relationship: 'Sister' }],
  });
});

test('an engine that fails says so; then, however often it is pressed, one will-deed.pdf is saved (C-55), which holds every answer letter for letter', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/create-free-will');
  await fillDeed(page, deed);
  const files: Download[] = [];
  page.on('download', (each) => files.push(each));
  await page.route('**/*harfbuzz*', (route) => route.abort());
  await pressDownload(page);
  await expect(
    page.getByText('Your deed could not be made. Your answers are safe on this device. Please try again.'),
  ).toBeVisible({ timeout: 60_000 });
  await expect(downloadButton(page)).not.toHaveAttribute('aria-busy', 'true');
  expect(files).toEqual([]);
  await page.unroute('**/*harfbuzz*');

  const download = page.waitForEvent('download', { timeout: 60_000 });
  await clickTwiceAndEnter(downloadButton(page));
  const file = await download;
  expect(file.suggestedFilename()).toBe('will-deed.pdf');
  await expect(page.getByText('Your deed is ready')).toBeVisible();
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download again' }).click();
  expect((await again).suggestedFilename()).toBe('will-deed.pdf');
  // The engine makes one after another: a second of the first presses would have come before this one.
  expect(files).toHaveLength(2);
  const path = test.info().outputPath('will-deed.pdf');
  await file.saveAs(path);
  if (!(await canReadPdf())) return;
  const text = squeezed(await pdfText(path));
  const people = [deed.executor1, deed.executor2, deed.witness1, deed.witness2];
  for (const value of [
    deed.fullName,
    deed.relation.parentName,
    deed.occupation,
    deed.address,
    ...deed.nominees.flatMap(({ name, relationship }) => [name, relationship]),
    ...people.flatMap(({ name, address }) => [name, address]),
    '28 February 1990',
    '27 November 2025',
  ]) {
    expect(text).toContain(squeezed(value));
  }
});

test('a letter that cannot be printed is named with its field, and nothing is saved', async ({ page }) => {
  await signUp(page);
  await page.goto('/create-free-will');
  await fillDeed(page, { ...deed, occupation: 'Teacher 🙏' });
  await pressDownload(page);
  await expect(page.getByText(/‘🙏’ \(occupation\)/)).toBeVisible();
  await page.getByLabel('Occupation').fill('Teacher');
  // What is typed while the file is made is not in it, so nothing says that the deed is ready.
  const held = gate();
  await page.route('**/*harfbuzz*', async (route) => {
    await held.isOpen;
    await route.continue();
  });
  const download = page.waitForEvent('download', { timeout: 60_000 });
  await pressDownload(page);
  await expect(page.getByRole('button', { name: 'Making your deed…' })).toBeVisible();
  await page.getByLabel('Occupation').fill('Teacher of music');
  held.open();
  await download;
  await expect(page.getByRole('button', { name: 'Download will-deed.pdf' })).toBeVisible();
  await expect(page.getByText('Your deed is ready')).toHaveCount(0);
  const again = page.waitForEvent('download', { timeout: 60_000 });
  await pressDownload(page);
  await again;
  await expect(page.getByText('Your deed is ready')).toBeVisible();
});

test('a witness who is a nominee is asked about before the download', async ({ page }) => {
  await signUp(page);
  await page.goto('/create-free-will');
  await fillDeed(page, { ...deed, witness1: { name: 'Vasant Kulkarni', address: 'Pune' } });
  await pressDownload(page);
  const question = page.getByRole('dialog', { name: 'Before you download' });
  await expect(question).toContainText('Vasant Kulkarni is named as the first witness and as a nominee.');
  const download = page.waitForEvent('download', { timeout: 60_000 });
  await question.getByRole('button', { name: 'Download as it is' }).click();
  await download;
});

test('another person on the same browser sees nothing of it', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signIn(page, accounts.ashwini);
  await page.goto('/create-free-will');
  await page.getByRole('region', { name: 'About you' }).getByLabel('Full name').fill('Ashwini Kulkarni');
  expect(await keptDeed(page)).toContain('Ashwini');
  // Only the session ends: the browser is closed by one person and opened by another.
  await page.evaluate(() => {
    localStorage.removeItem('idToken');
    localStorage.removeItem('accessToken');
  });
  await page.context().clearCookies();
  await signIn(page, accounts.meera);
  await page.goto('/create-free-will');
  const name = page.getByRole('region', { name: 'About you' }).getByLabel('Full name');
  await expect(name).toHaveValue('');
  await name.fill('Meera Deshpande');
  expect(await keptDeed(page)).toContain('Meera');
});

test('leaving for another page keeps the deed, and coming back finds it', async ({ page }) => {
  await signUp(page);
  await page.goto('/create-free-will');
  await page.getByRole('region', { name: 'About you' }).getByLabel('Full name').fill('Ashwini Kulkarni');
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Your deed is kept on this device').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'About you' }).getByLabel('Full name')).toHaveValue(
    'Ashwini Kulkarni',
  );
});
