import { expect, test } from '@playwright/test';
import { meera } from '@virasat/will-model/fixtures';
import { openWizardWith } from '../support/kept-draft.ts';
import { answerInstead } from '../support/service.ts';
import { accounts, keptHere, signIn, signUp } from '../support/sign-in.ts';
import { signedInPaths } from '../support/signed-in-paths.ts';

test('a page for which one has to be signed in leads home, and says why', async ({ page }) => {
  for (const path of signedInPaths) {
    await page.goto(path);
    await expect(page.getByText('Sign in to open that page.')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  }
});

test('tokens that a stranger’s link brings are not taken (C-41)', async ({ page }) => {
  const payload = Buffer.from(JSON.stringify({ sub: 'stranger', exp: 4_000_000_000, aud: 'virasat-web' }));
  const token = `e30.${payload.toString('base64url')}.c2ln`;
  await page.goto(`/dashboard#id_token=${token}&access_token=x&token_type=Bearer&state=theirs`);
  // Our own sign-in is started instead.
  await expect(page.getByLabel('Password').first()).toBeVisible();
  await page.goBack();
  expect(page.url()).not.toContain('id_token');
  expect(await page.evaluate(() => localStorage.getItem('idToken'))).toBeNull();
});

const expired = `e30.${Buffer.from('{"sub":"asha","exp":1}').toString('base64url')}.c2ln`;
const numberAlone = `e30.${Buffer.from('7').toString('base64url')}.c2ln`;

for (const token of ['not.a.token', 'undefined', '', 'one-part', numberAlone, expired]) {
  test(`the token '${token}' signs out once and clears what is kept (C-43)`, async ({ page }) => {
    // Where no app runs that would find the token first.
    await page.goto('/robots.txt');
    await page.evaluate((bad) => {
      localStorage.setItem('idToken', bad);
      localStorage.setItem('willFormData', '{"personalDetails":{"fullName":"Asha"}}');
    }, token);
    let logouts = 0;
    page.on('request', (request) => {
      if (request.url().includes('/logout?')) logouts += 1;
    });
    await page.goto('/dashboard');
    await expect(page.getByText('Your session has ended. Sign in to go on.')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await keptHere(page)).toBe('{}');
    expect(logouts).toBe(1);
  });
}

test('a logout asks before answers that only this device has are cleared (C-38)', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
  await openWizardWith(page, meera, 2);
  const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' });
  await logout.click();
  const question = page.getByRole('dialog', { name: 'Save your will first?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await logout.click();
  await question.getByRole('button', { name: 'Save and log out' }).click();
  // Home, behind the provider's logout page: the page that is left shows a moment longer.
  await expect(page.getByRole('heading', { name: 'Secure Your Legacy with Confidence' })).toBeVisible();
  expect(await keptHere(page)).toBe('{}');
});

test('another person on the same browser finds nothing of the first one’s will (C-38)', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
  await openWizardWith(page, meera, 4);
  await page.evaluate(() => localStorage.setItem('rand_num', '7'));
  // The tab is closed without a logout; the provider's session and the draft stay behind.
  await page.evaluate(() => {
    localStorage.removeItem('idToken');
    localStorage.removeItem('accessToken');
  });
  await signIn(page, accounts.ashwini);
  await page.goto('/create-will');
  await expect(page.getByRole('heading', { name: 'Welcome to the Will Creation Form' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('willFormData') ?? '')).not.toContain('Meera');
  expect(await page.evaluate(() => localStorage.getItem('rand_num') ?? '0')).toBe('0');

  // Nor is it saved as theirs.
  const saves = await answerInstead(
    page,
    ({ action }) => action === 'save',
    (route) => route.fulfill({ json: { success: true, message: '', rand_num: '4821' } }),
  );
  await page.getByRole('button', { name: 'Start Creating My Will' }).click();
  await page.getByLabel('Full name').fill('Ashwini Kulkarni');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Will saved successfully!').first()).toBeVisible();
  expect(saves).toMatchObject([{ rand_num: '0', personalDetails: { fullName: 'Ashwini Kulkarni' } }]);
  expect(JSON.stringify(saves)).not.toMatch(/Meera|Deshpande/);
});
