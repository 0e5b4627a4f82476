import { afterEach, describe, expect, test, vi } from 'vitest';
import { CURRENCY_KEY, chooseCurrency } from '../app/currency.ts';
import { leaveNotice } from '../app/notices.ts';
import { session } from '../app/session.ts';
import { aToken } from '../session/token.fixture.ts';

async function early(): Promise<string | undefined> {
  vi.resetModules();
  await import('./early.ts');
  return document.documentElement.dataset['early'];
}

const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

afterEach(() => {
  document.dispatchEvent(new Event('app-ready'));
  localStorage.clear();
  sessionStorage.clear();
});

describe('before the first paint', () => {
  test('a browser that keeps nothing has no marks', async () => {
    expect(await early()).toBe('');
  });

  test('a session is marked, as the app keeps it', async () => {
    session.accept({ id: aToken({ sub: 'मीरा', exp: inSeconds(60) }), access: null, clockAheadMs: 0 });
    expect(await early()).toBe('signed-in');
  });

  test.each([
    aToken({ sub: 'asha', exp: inSeconds(-1) }),
    'not.a.token',
    '',
    'x',
    aToken({ sub: 'asha', exp: 'soon' }),
  ])('a token that has ended or says nothing is none: %s', async (token) => {
    localStorage.setItem('idToken', token);
    expect(await early()).toBe('');
  });

  test('dollars are marked, as the app keeps them; rupees are what was drawn', async () => {
    chooseCurrency('USD');
    expect(await early()).toBe('dollars');
    localStorage.setItem(CURRENCY_KEY, 'EUR');
    expect(await early()).toBe('');
  });

  test('a word left for the home page is marked, as the app keeps it', async () => {
    leaveNotice('session-ended');
    expect(await early()).toBe('notice');
  });
});

describe('a press that comes before the app', () => {
  test('is repeated once when the app is ready, and none after that', async () => {
    await early();
    document.body.innerHTML = '<button><span>Menu</span></button><p>Text</p>';
    const button = document.querySelector('button');
    const heard = vi.fn();
    button?.querySelector('span')?.click();
    button?.addEventListener('click', heard);
    document.dispatchEvent(new Event('app-ready'));
    expect(heard).toHaveBeenCalledOnce();
    document.dispatchEvent(new Event('app-ready'));
    expect(heard).toHaveBeenCalledOnce();
  });

  test('is let go by a later one beside every button', async () => {
    await early();
    document.body.innerHTML = '<button>Menu</button><p>Text</p>';
    const heard = vi.fn();
    document.querySelector('button')?.click();
    document.querySelector('p')?.click();
    document.querySelector('button')?.addEventListener('click', heard);
    document.dispatchEvent(new Event('app-ready'));
    expect(heard).not.toHaveBeenCalled();
  });
});
