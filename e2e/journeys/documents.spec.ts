import { expect, type Page, type Route, test } from '@playwright/test';
import { ashwini, meera } from '@virasat/will-model/fixtures';
import {
  type Asked,
  answerInstead,
  askedIn,
  letThrough,
  saveDrafts,
  submitDocument,
} from '../support/service.ts';
import { signUp } from '../support/sign-in.ts';

const isList = ({ subaction, fileLink }: Asked): boolean =>
  subaction === 'Documents' && fileLink === undefined;
const isMove = ({ action }: Asked): boolean => action === 'deleteitem';

const list = (page: Page) => page.getByRole('table', { name: 'Your documents' });
const bin = (page: Page) => page.getByRole('table', { name: 'Documents in the bin' });
const tick = (page: Page, name: string): Promise<void> =>
  page.getByRole('checkbox', { name: `Select document ${name}`, exact: true }).check();
const names = (page: Page): Promise<string[]> => list(page).getByRole('rowheader').allInnerTexts();

/** A document as the service lists it; one without a link where none is given. */
const item = (name: string, FileLink?: string) => ({
  DocumentName: name,
  DocumentType: 'Will',
  DocumentStatus: '0',
  GeneratedAt: '2026-11-20T06:00:00Z',
  pendingDelete: false,
  ...(FileLink === undefined ? {} : { FileLink }),
});

/** Presses the button, reads the question and agrees. */
async function agreeTo(page: Page, button: string, question: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: question });
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('three of ten go to the bin and come back', async ({ page }) => {
  await signUp(page);
  const all = Array.from({ length: 10 }, (_, at) => `Will ${at + 1}`);
  await saveDrafts(page, ashwini, all);
  await page.goto('/recent-documents');
  await expect(list(page).getByRole('rowheader')).toHaveCount(10);
  expect(await names(page)).toEqual([...all].reverse());
  await expect(list(page).getByRole('columnheader')).toHaveText([
    /./,
    'Document Type',
    'Document Name',
    'Status',
    'Last Modified',
    'Actions',
  ]);
  await expect(page.getByRole('link', { name: 'Create New Will' })).toHaveAttribute('href', '/create-will');

  for (const name of ['Will 2', 'Will 4', 'Will 9']) await tick(page, name);
  await page.getByRole('button', { name: 'Move to Bin (3)' }).click();
  const question = page.getByRole('alertdialog', { name: 'Move 3 documents to the bin?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(list(page).getByRole('rowheader')).toHaveCount(10);

  await agreeTo(page, 'Move to Bin (3)', 'Move 3 documents to the bin?');
  await expect(list(page).locator('caption')).toBeFocused();
  await expect(list(page).getByRole('rowheader')).toHaveCount(7);
  await expect(page.getByRole('button', { name: /^Move to Bin/ })).toHaveCount(0);
  await expect(page.getByText('3 documents moved to the bin. 3 in the bin.')).toBeAttached();

  await page.reload();
  await page.getByRole('button', { name: 'Bin (3)' }).click();
  await expect(page.getByText('Documents in the bin are deleted automatically after 30 days.')).toBeVisible();
  const inThirtyDays = new Date(Date.now() + 30 * 24 * 3600 * 1000);
  const day = { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'short', year: 'numeric' } as const;
  const purgeDate = new Intl.DateTimeFormat('en-GB', day).format(inThirtyDays).replace('Sept', 'Sep');
  await expect(bin(page).getByRole('row').nth(1).getByRole('cell').last()).toHaveText(purgeDate);

  await page.getByRole('button', { name: 'Restore (0)' }).click();
  await expect(page.getByRole('alert')).toContainText('Please select at least one document.');
  await expect(page.getByRole('alert')).toBeInViewport();
  await bin(page).getByRole('checkbox', { name: 'Select all' }).check();
  await agreeTo(page, 'Restore (3)', 'Restore 3 documents?');
  await expect(list(page).getByRole('rowheader')).toHaveCount(10);
  await expect(page.getByText('The bin is empty')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(list(page).getByRole('rowheader')).toHaveCount(10);
});

test('a move that fails says so, puts everything back and fetches the list again', async ({ page }) => {
  await signUp(page);
  await saveDrafts(page, ashwini, ['Will 1', 'Will 2', 'Will 3']);
  await page.goto('/recent-documents');
  const failures = [
    [(route: Route) => route.abort(), 'Failed to move to bin or restore documents. Please try again.'],
    [(route: Route) => route.fulfill({ json: { success: false } }), 'Operation failed'],
    [
      (route: Route) => route.fulfill({ json: { success: false, message: 'The bin is full.' } }),
      'The bin is full.',
    ],
  ] as const;
  await tick(page, 'Will 1');
  await tick(page, 'Will 3');
  for (const [answer, text] of failures) {
    const moves = await answerInstead(page, isMove, answer);
    const refreshed = page.waitForRequest((request) => isList(request.postDataJSON()));
    await agreeTo(page, 'Move to Bin (2)', 'Move 2 documents to the bin?');
    await expect(page.getByRole('alert')).toContainText(text);
    await refreshed;
    await expect(list(page).getByRole('rowheader')).toHaveCount(3);
    // Only what is ticked was sent, and it is still ticked.
    expect(moves).toHaveLength(1);
    expect(moves[0]?.documentIds).toHaveLength(2);
    await expect(page.getByRole('button', { name: 'Move to Bin (2)' })).toBeVisible();
    await letThrough(page);
  }
  await agreeTo(page, 'Move to Bin (2)', 'Move 2 documents to the bin?');
  await expect(list(page).getByRole('rowheader')).toHaveText(['Will 2']);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('drafts without a link are ticked apart and never sent (C-53)', async ({ page }) => {
  await signUp(page);
  let documents = [item('One', 'a'), item('Two'), item('Three', 'c'), item('Four')];
  await answerInstead(page, isList, (route) => route.fulfill({ json: { success: true, documents } }));
  const moves = await answerInstead(page, isMove, (route) => {
    documents = [...documents].reverse();
    return route.fulfill({ json: { success: true } });
  });
  await page.goto('/recent-documents');
  await tick(page, 'Two');
  await expect(page.getByRole('checkbox', { name: 'Select document Four' })).not.toBeChecked();
  await agreeTo(page, 'Move to Bin (1)', 'Move 1 document to the bin?');
  await expect(page.getByRole('alert')).toContainText('Please select at least one document.');
  expect(moves).toEqual([]);

  await tick(page, 'Three');
  await agreeTo(page, 'Move to Bin (2)', 'Move 2 documents to the bin?');
  await expect.poll(() => moves).toMatchObject([{ documentIds: ['c'], pendingDelete: true }]);
  await expect(page.getByRole('checkbox', { name: 'Select document Four' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Select document One' })).not.toBeChecked();
});

test('neither a tick left in the bin nor a document that has vanished meanwhile is sent (C-53)', async ({
  page,
}) => {
  await signUp(page);
  let documents = [item('One', 'a'), item('Two', 'b'), { ...item('Three', 'c'), pendingDelete: true }];
  await answerInstead(page, isList, (route) => route.fulfill({ json: { success: true, documents } }));
  await page.goto('/recent-documents');
  await page.getByRole('button', { name: 'Bin (1)' }).click();
  for (const name of ['One', 'Two', 'Three']) await tick(page, name);

  const refused = await answerInstead(page, isMove, (route) => {
    documents = documents.filter(({ DocumentName }) => DocumentName !== 'Two');
    return route.abort();
  });
  await agreeTo(page, 'Move to Bin (2)', 'Move 2 documents to the bin?');
  await expect(page.getByRole('alert')).toContainText('Failed to move to bin or restore documents.');
  await expect(list(page).getByRole('rowheader')).toHaveText(['One']);
  expect(refused).toMatchObject([{ documentIds: ['a', 'b'] }]);

  const moves = await answerInstead(page, isMove, (route) => {
    documents = documents.map((each) => ({ ...each, pendingDelete: true }));
    return route.fulfill({ json: { success: true } });
  });
  await agreeTo(page, 'Move to Bin (1)', 'Move 1 document to the bin?');
  await expect.poll(() => moves).toMatchObject([{ documentIds: ['a'], pendingDelete: true }]);
  await expect(bin(page).getByRole('checkbox', { name: 'Select document Three' })).toBeChecked();
  await expect(bin(page).getByRole('checkbox', { name: 'Select document One' })).not.toBeChecked();
});

test('a list that can’t be fetched says so, and is read from what is known without a connection', async ({
  page,
  context,
}) => {
  await signUp(page);
  await saveDrafts(page, ashwini, ['Will 1']);
  await answerInstead(page, isList, (route) => route.fulfill({ status: 501, body: '' }));
  await page.goto('/recent-documents');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch documents');
  await letThrough(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(list(page).getByRole('rowheader')).toHaveText(['Will 1']);
  await expect(page.getByRole('alert')).toHaveCount(0);

  // Other pages' code is loaded, then the connection breaks.
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('main').getByRole('link', { name: 'Recent Documents' }).click();
  await expect(list(page).getByRole('rowheader')).toHaveText(['Will 1']);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch documents');
  await expect(list(page).getByRole('rowheader')).toHaveText(['Will 1']);
  // The list is fetched again by itself once there is a connection.
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(list(page).getByRole('rowheader')).toHaveText(['Will 1']);
});

test('a download needs no pop-up, and says where it fails (C-17)', async ({ page, context }) => {
  const failed = 'Failed to download document. Please try again later.';
  const isDownload = ({ action }: Asked): boolean => action === 'returnpdf';
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await signUp(page);
  await submitDocument(page, meera, 'My will');
  await saveDrafts(page, ashwini, ['My draft']);
  await page.goto('/recent-documents');
  const button = page.getByRole('button', { name: 'Download My will' });
  await expect(button).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download My draft' })).toHaveCount(0);
  await expect(list(page).getByRole('row', { name: 'My will' })).toContainText('Complete');
  await expect(list(page).getByRole('row', { name: 'My draft' })).toContainText('Draft');

  const asked = await answerInstead(page, isDownload, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.fallback();
  });
  const download = page.waitForEvent('download');
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  expect(asked).toHaveLength(1);
  await letThrough(page);

  const failures = [
    (route: Route) => route.fulfill({ json: { success: true, message: 'Ready' } }),
    (route: Route) => route.fulfill({ json: { success: false } }),
    (route: Route) => route.fulfill({ status: 501, body: '' }),
    (route: Route) => route.fulfill({ json: { success: true, pdfLink: 'javascript:window.__x=1' } }),
  ];
  for (const answer of failures) {
    await answerInstead(page, isDownload, answer);
    await button.click();
    await expect(page.getByRole('alert')).toContainText(failed);
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await letThrough(page);
  }
  expect(await page.evaluate(() => '__x' in window)).toBe(false);
  expect(context.pages()).toHaveLength(1);
});

test('a document opens for editing, or says why it doesn’t (C-35)', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
  await saveDrafts(page, ashwini, ['My draft']);
  await page.goto('/recent-documents');
  await expect(page.getByRole('button', { name: 'Edit My draft' })).toBeVisible();
  // The draft of this browser, which a document that can't be opened leaves alone.
  const here = await page.evaluate(() => {
    localStorage.setItem('willFormData', JSON.stringify({ personalDetails: { fullName: 'Asha' }, stage: 2 }));
    return localStorage.getItem('willFormData');
  });
  const isOne = ({ fileLink }: Asked): boolean => fileLink !== undefined;
  const whole = (route: Route, FormData: string) =>
    route.fulfill({ json: { success: true, documents: [{ FileLink: askedIn(route).fileLink, FormData }] } });
  const failures = [
    [(route: Route) => whole(route, ''), 'No form data available for this document.'],
    [(route: Route) => whole(route, '{'), 'Failed to load document for editing. Please try again later.'],
    [
      (route: Route) => route.fulfill({ status: 404, json: { success: false } }),
      'Failed to load document for editing. Please try again later.',
    ],
  ] as const;
  for (const [answer, text] of failures) {
    await answerInstead(page, isOne, answer);
    await page.getByRole('button', { name: 'Edit My draft' }).click();
    await expect(page.getByRole('alert')).toContainText(text);
    expect(await page.evaluate(() => localStorage.getItem('willFormData'))).toBe(here);
    await letThrough(page);
  }
  // Two presses open it once (C-55).
  const asked = await answerInstead(page, isOne, (route) => route.fallback());
  await page.getByRole('button', { name: 'Edit My draft' }).dblclick();
  await expect(page.getByText('Opening "My draft" for editing')).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect(page).toHaveURL(/\/create-will\?stage=1$/);
  await expect(page.getByLabel('Document name')).toHaveValue('My draft', { timeout: 30_000 });
});
