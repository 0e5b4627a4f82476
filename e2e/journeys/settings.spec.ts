import { expect, type Page, type Route, test } from '@playwright/test';
import { toStoredDraft } from '@virasat/will-model';
import { ashwini } from '@virasat/will-model/fixtures';
import { type Asked, answerInstead, letThrough, saveDrafts } from '../support/service.ts';
import { keptHere, signUp } from '../support/sign-in.ts';

const isLoad = ({ subaction }: Asked): boolean => subaction === 'UserAttributes';
const isSave = ({ subaction }: Asked): boolean => subaction === 'saveUserAttributes';
const isDeletion = ({ subaction }: Asked): boolean => subaction === 'deleteUserAttributes';

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name (optional)' });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const wordBox = (page: Page) => page.getByRole('textbox', { name: 'Type DELETEMYACCOUNT to confirm' });
const deleteButton = (page: Page) => page.getByRole('button', { name: 'Delete account' });

test('settings are saved and there again after a reload (C-55)', async ({ page }) => {
  await signUp(page);
  await page.getByRole('main').getByRole('link', { name: 'Account Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeFocused();
  await expect(page).toHaveTitle('Account Settings · Virasat');
  await expect(page.getByText('Available balance for creating wills')).toBeVisible();
  await expect(page.getByText('₹0', { exact: true })).toBeVisible();
  // The coupon that a newcomer gets here.
  await expect(page.getByRole('term').filter({ hasText: 'coupons' }).locator('+ dd')).toHaveText('1');
  const number = page.getByRole('textbox', { name: /^WhatsApp number/ });
  await expect(number).toHaveAttribute('placeholder', '+91 98765 43210');
  await nameField(page).fill('क्षितिजा शिर्के');
  await number.fill('098765 43210');
  const saves = await answerInstead(page, isSave, (route) => route.fallback());
  // Two presses, one request (C-55).
  await saveButton(page).dblclick();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await expect(page.getByText(/^Saved \d+:\d\d [ap]m$/)).toBeVisible();
  await expect(page.getByText('Changes saved')).toBeHidden();
  await expect(page.getByText(/^Saved \d+:\d\d [ap]m$/)).toBeVisible();
  expect(saves).toMatchObject([{ name: 'क्षितिजा शिर्के', whatsapp_number: '+91 98765 43210' }]);
  await letThrough(page);
  await page.reload();
  await expect(nameField(page)).toHaveValue('क्षितिजा शिर्के');
  await expect(number).toHaveValue('+91 98765 43210');
});

test('changes that are refused stay in the fields', async ({ page }) => {
  await signUp(page);
  await page.goto('/settings');
  await nameField(page).fill('Meera');
  const failures = [
    [(route: Route) => route.fulfill({ status: 501, body: '' }), 'Failed to save changes'],
    [(route: Route) => route.fulfill({ json: { success: false } }), 'Failed to save changes'],
    [(route: Route) => route.fulfill({ json: { success: false, message: 'Not now.' } }), 'Not now.'],
  ] as const;
  for (const [answer, text] of failures) {
    await answerInstead(page, isSave, answer);
    await saveButton(page).click();
    await expect(page.getByRole('alert')).toContainText(text);
    await expect(nameField(page)).toHaveValue('Meera');
    await letThrough(page);
  }
  await saveButton(page).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('settings that can’t be loaded say why, and can be tried again', async ({ page }) => {
  await signUp(page);
  await answerInstead(page, isLoad, (route) => route.fulfill({ json: { success: true } }));
  await page.goto('/settings');
  const alert = page.getByRole('alert').filter({ hasText: 'Error loading account settings' });
  await expect(alert).toContainText('Invalid response format');
  await letThrough(page);
  await answerInstead(page, isLoad, (route) => route.fulfill({ status: 501, body: '' }));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(alert).not.toContainText('Invalid response format');
  await letThrough(page);

  // The token is gone before the call is made.
  const token = await page.evaluate(() => localStorage.getItem('idToken') ?? '');
  await page.evaluate(() => localStorage.removeItem('idToken'));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(alert).toContainText('Authentication token not found. Please log in again.');
  await page.evaluate((kept) => localStorage.setItem('idToken', kept), token);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(nameField(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an account is deleted by the exact word alone, and is really gone (C-38, C-58)', async ({ page }) => {
  await signUp(page);
  await saveDrafts(page, ashwini, ['To be lost']);
  await page.goto('/settings');
  await nameField(page).fill('Ashwini');
  await saveButton(page).click();
  await expect(page.getByText('Changes saved')).toBeVisible();

  let deletions = await answerInstead(page, isDeletion, (route) => route.fulfill({ status: 501, body: '' }));
  await expect(wordBox(page)).toHaveAttribute('autocapitalize', 'none');
  await expect(wordBox(page)).toHaveAttribute('autocorrect', 'off');
  await expect(wordBox(page)).toHaveAttribute('autocomplete', 'off');
  for (const typed of ['', 'DELETEMYACCOUNT ', 'deletemyaccount', 'DELETE MY ACCOUNT']) {
    await wordBox(page).fill(typed);
    await deleteButton(page).click();
    await expect(page.getByText('Please type DELETEMYACCOUNT to confirm deletion')).toBeVisible();
    await expect(wordBox(page)).toBeFocused();
  }
  await wordBox(page).press('Enter');
  // As it is pasted from a text: the box makes a space of a line break.
  await wordBox(page).fill('');
  await page.keyboard.insertText('DELETEMY\nACCOUNT');
  await deleteButton(page).click();
  await expect(page.getByText('Please type DELETEMYACCOUNT to confirm deletion')).toBeVisible();
  expect(deletions).toEqual([]);

  await wordBox(page).fill('DELETEMYACCOUNT');
  await deleteButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Failed to delete account. Please try again.');
  expect(await page.evaluate(() => localStorage.getItem('idToken'))).not.toBeNull();
  await letThrough(page);

  deletions = await answerInstead(page, isDeletion, (route) => route.fallback());
  // What was typed and is not in the account goes too.
  await page.evaluate(
    (draft) => {
      localStorage.setItem('willFormData', draft);
      localStorage.setItem('rand_num', '7');
      localStorage.setItem('freeWillFormData', '{"fullName":"Ashwini Kulkarni"}');
    },
    JSON.stringify(toStoredDraft(ashwini)),
  );
  expect(await keptHere(page)).toMatch(/Ashwini Kulkarni.*Ashwini Kulkarni/);
  // Two presses, one request (C-55).
  await deleteButton(page).dblclick();
  await expect(page.getByText('Your account and your documents are deleted.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(deletions).toHaveLength(1);
  expect(await keptHere(page)).toBe('{}');
  await page.goto('/settings');
  await expect(page.getByText('Sign in to open that page.')).toBeVisible();

  // The same person comes back to an empty account.
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page.getByRole('heading', { name: 'Welcome', level: 1 })).toBeVisible();
  await page.goto('/settings');
  await expect(nameField(page)).toHaveValue('');
  await page.goto('/recent-documents');
  await expect(page.getByText('No documents yet')).toBeVisible();
});
