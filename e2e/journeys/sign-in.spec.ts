import { expect, type Page, test } from '@playwright/test';
import { accounts, keptHere, logOut, signIn, signInAs } from '../support/sign-in.ts';

/** Tells the app of another way to sign in, as an operator's configuration would. */
async function configure(page: Page, changes: Record<string, unknown>): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...changes } });
  });
}

/** What the provider will be asked for next, by the address of its page. */
const nextQuery = async (page: Page, part: string): Promise<Record<string, string>> => {
  const request = await page.waitForRequest((seen) => seen.url().includes(part));
  return Object.fromEntries(new URL(request.url()).searchParams);
};

const random = expect.stringMatching(/^[0-9a-f]{64}$/);

const ways = [
  ['implicit, as it is without being told', {}, 'token'],
  ['the strict types of tokens', { responseType: 'id_token token' }, 'id_token token'],
  ['a code with PKCE', { responseType: 'code' }, 'code'],
  [
    'a code at an issuer that names its own addresses',
    { responseType: 'code', loginUrl: undefined, logoutUrl: undefined },
    'code',
  ],
] as const;

for (const [name, changes, responseType] of ways) {
  test(`signing in and out by ${name} (C-41)`, async ({ page, baseURL }) => {
    await configure(page, changes);
    const asking = nextQuery(page, 'response_type=');
    await signIn(page, accounts.meera);
    // Cognito's parameters, and no others (spec.md section 7).
    expect(await asking).toEqual({
      client_id: 'virasat-web',
      response_type: responseType,
      scope: 'email openid phone',
      redirect_uri: `${baseURL}/dashboard`,
      state: random,
      nonce: random,
      ...(responseType === 'code'
        ? { code_challenge: expect.stringMatching(/^[\w-]{43}$/), code_challenge_method: 'S256' }
        : {}),
    });
    expect(new URL(page.url()).search).toBe('');
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept).toEqual(expect.arrayContaining(['accessToken', 'idToken']));
    // Nothing of the sign-in can be used again.
    expect(await page.evaluate(() => sessionStorage.getItem('virasat.signIn'))).toBeNull();
    // Back leads to the provider's page or further: never to an address that brings a token along.
    await page.goBack();
    expect(page.url()).not.toMatch(/[#&]id_token=|[?&]code=/);
    await page.goto('/settings');
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(accounts.meera);

    const leaving = nextQuery(page, 'logout');
    await logOut(page);
    expect(await leaving).toMatchObject({ client_id: 'virasat-web' });
    expect(Object.values(await leaving)).toContain(`${baseURL}/`);
    expect(await keptHere(page)).toBe('{}');
    // Signed out at the provider too: it asks for the password again.
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Password').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Continue/ })).toHaveCount(0);
  });
}

test('new tokens win over a stale one that another tab left meanwhile (C-41)', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').first().waitFor();
  const other = await context.newPage();
  await other.goto('/about');
  // Once its app runs, which would take a token that it finds as it starts.
  await expect(other.locator('html')).not.toHaveAttribute('data-early');
  await other.evaluate(() => {
    localStorage.setItem('idToken', `e30.${btoa('{"sub":"somebody","exp":1}')}.c2ln`);
    localStorage.setItem('accessToken', 'stale');
  });
  await signInAs(page, accounts.meera);
  await expect(page.getByRole('heading', { name: 'Welcome', level: 1 })).toBeVisible();
  expect(await keptHere(page)).not.toContain('stale');
  // The other tab follows, without being loaded anew.
  await expect(other.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await other.goto('/settings');
  await expect(other.getByRole('textbox', { name: 'E-mail' })).toHaveValue(accounts.meera);
  // And so it does when the first one logs out.
  await logOut(page);
  await expect(other.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(other).toHaveURL('/');
});

test('a code that a stranger’s link brings is not redeemed (C-41)', async ({ page }) => {
  await configure(page, { responseType: 'code' });
  let isRedeemed = false;
  await page.route('**/oauth2/token', (route) => {
    isRedeemed = true;
    return route.fallback();
  });
  await page.goto('/dashboard?code=theirs&state=theirs');
  await expect(page.getByLabel('Password').first()).toBeVisible();
  expect(isRedeemed).toBe(false);
});

test('a code that the provider won’t redeem leaves nobody signed in', async ({ page }) => {
  await configure(page, { responseType: 'code' });
  await page.route('**/oauth2/token', (route) =>
    route.fulfill({ status: 400, json: { error: 'invalid_grant' } }),
  );
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signInAs(page, accounts.meera);
  await expect(page.getByText('You are not signed in. Please try again.')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('idToken'))).toBeNull();
});

test('an error ends a sign-in and never a session (C-41)', async ({ page }) => {
  const answers = [
    '#error=access_denied&error_description=User+cancelled',
    '?error=invalid_request&error_description=x',
  ];
  for (const answer of answers) {
    // From another page each time, as the provider sends it.
    await page.goto('/about');
    await page.goto(`/dashboard${answer}`);
    await expect(page.getByText('You are not signed in. Please try again.')).toBeVisible();
    await expect(page).toHaveURL('/');
  }
  await signIn(page, accounts.meera);
  for (const answer of answers) {
    await page.goto('/about');
    await page.goto(`/dashboard${answer}`);
    await expect(page.getByRole('heading', { name: 'Welcome', level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    expect(await page.evaluate(() => localStorage.getItem('idToken'))).not.toBeNull();
  }
});

test('a device whose clock is two hours fast can sign in and stays signed in', async ({ page }) => {
  await page.clock.install({ time: new Date(Date.now() + 2 * 3_600_000) });
  await signIn(page, accounts.meera);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome', level: 1 })).toBeVisible();
});
