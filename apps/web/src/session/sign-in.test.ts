import { beforeEach, describe, expect, test } from 'vitest';
import { readArrival } from './arrival.ts';
import { beginSignIn, finishSignIn, logoutAddress, type Provider } from './sign-in.ts';
import { aToken } from './token.fixture.ts';

const provider: Provider = {
  loginUrl: 'https://login.example.com',
  logoutUrl: 'https://login.example.com/logout',
  clientId: 'web',
  responseType: 'token',
};
const origin = 'https://virasat.example.com';
const start = 1_800_000_000_000;

/** Begins a sign-in and answers with what the provider was asked. */
const begin = (isRepeat = false): URLSearchParams =>
  new URL(beginSignIn(sessionStorage, provider, origin, start, isRepeat)).searchParams;
const idToken = (nonce: string | null, changes: object = {}): string =>
  aToken({ sub: 'asha', aud: 'web', token_use: 'id', exp: start / 1000 + 3600, nonce, ...changes });

beforeEach(() => sessionStorage.clear());

describe('a sign-in', () => {
  test('asks the hosted login as the specification says', () => {
    expect(Object.fromEntries(begin())).toMatchObject({
      response_type: 'token',
      scope: 'email openid phone',
      redirect_uri: 'https://virasat.example.com/dashboard',
      client_id: 'web',
    });
  });

  test('is finished by tokens that answer it', () => {
    const asked = begin();
    const id = idToken(asked.get('nonce'));
    const tokens = { id, access: 'access', state: asked.get('state') };
    expect(finishSignIn(sessionStorage, tokens, 'web', start + 5000)).toEqual({
      kind: 'accept',
      id,
      access: 'access',
    });
  });

  test('is finished once: the same tokens again are not taken', () => {
    const asked = begin();
    const tokens = { id: idToken(asked.get('nonce')), access: null, state: asked.get('state') };
    finishSignIn(sessionStorage, tokens, 'web', start);
    expect(finishSignIn(sessionStorage, tokens, 'web', start)).toEqual({ kind: 'ask-again' });
  });

  test('never takes tokens that somebody else’s link brought, and asks anew but once', () => {
    const stranger = { id: idToken('x'), access: 'access', state: 'x' };
    expect(finishSignIn(sessionStorage, stranger, 'web', start)).toEqual({ kind: 'ask-again' });
    begin();
    expect(finishSignIn(sessionStorage, { ...stranger, state: null }, 'web', start)).toEqual({
      kind: 'ask-again',
    });
    begin(true);
    expect(finishSignIn(sessionStorage, stranger, 'web', start)).toEqual({ kind: 'refuse' });
  });

  test('is over after ten minutes', () => {
    const asked = begin();
    const tokens = { id: idToken(asked.get('nonce')), access: null, state: asked.get('state') };
    expect(finishSignIn(sessionStorage, tokens, 'web', start + 600_001)).toEqual({ kind: 'ask-again' });
  });

  test.each([
    ['an access token alone', () => null],
    ['a token for another app', (nonce: string | null) => idToken(nonce, { aud: 'other' })],
    ['a token of another sign-in', () => idToken('other')],
    ['a token that is no identity', (nonce: string | null) => idToken(nonce, { token_use: 'access' })],
    ['a stale token', (nonce: string | null) => idToken(nonce, { exp: start / 1000 })],
    ['no token', () => 'not.a.token'],
  ])('is refused for %s', (_, make) => {
    const asked = begin();
    const tokens = { id: make(asked.get('nonce')), access: 'access', state: asked.get('state') };
    expect(finishSignIn(sessionStorage, tokens, 'web', start)).toEqual({ kind: 'refuse' });
  });

  test('takes a token for several apps of which this is one', () => {
    const asked = begin();
    const id = idToken(asked.get('nonce'), { aud: ['other', 'web'] });
    expect(
      finishSignIn(sessionStorage, { id, access: null, state: asked.get('state') }, 'web', start).kind,
    ).toBe('accept');
  });
});

test('a logout returns to the product', () => {
  expect(logoutAddress(provider, origin)).toBe(
    'https://login.example.com/logout?client_id=web&logout_uri=https%3A%2F%2Fvirasat.example.com%2F',
  );
});

describe('the address that the provider returns to', () => {
  const read = (rest: string) => readArrival(new URL(`${origin}/dashboard${rest}`));

  test.each(['#', '#/'])('gives its tokens after %s in any order, and keeps other query text', (mark) => {
    const fields = 'state=s%2B1&token_type=Bearer&access_token=a%3D&expires_in=3600&id_token=i';
    expect(read(`?from=mail${mark}${fields}`)).toEqual({
      arrival: { kind: 'tokens', id: 'i', access: 'a=', state: 's+1' },
      cleaned: '/dashboard?from=mail',
    });
  });

  test('tells of an access token alone', () => {
    expect(read('#access_token=a&state=s').arrival).toEqual({
      kind: 'tokens',
      id: null,
      access: 'a',
      state: 's',
    });
  });

  test('gives an error from the fragment or the query', () => {
    const error = { kind: 'error', code: 'access_denied' };
    expect(read('#error=access_denied&error_description=User+cancelled')).toEqual({
      arrival: error,
      cleaned: '/dashboard',
    });
    expect(read('?error=access_denied&error_description=x&from=mail')).toEqual({
      arrival: error,
      cleaned: '/dashboard?from=mail',
    });
  });

  test('may hold nothing of ours', () => {
    expect(read('?stage=3#main')).toEqual({ arrival: { kind: 'none' }, cleaned: '/dashboard?stage=3#main' });
    expect(readArrival(new URL(`${origin}/faq?error=x`)).arrival).toEqual({ kind: 'none' });
  });
});
