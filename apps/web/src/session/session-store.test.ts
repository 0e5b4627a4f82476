import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSessionStore } from './session-store.ts';
import { aToken } from './token.fixture.ts';

const start = 1_800_000_000_000;
const token = (sub: string, seconds: number): string => aToken({ sub, exp: start / 1000 + seconds });

beforeEach(() => localStorage.clear());

describe('a session (C-43)', () => {
  test('is that of a token that is stored and has not expired', () => {
    localStorage.setItem('idToken', token('asha', 60));
    const session = createSessionStore(localStorage, () => start);
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', identity: { sub: 'asha' } });
    expect(session.check()).toBe('signed-in');
  });

  test('ends with its token, and says so', () => {
    let time = start;
    const session = createSessionStore(localStorage, () => time);
    session.accept({ id: token('asha', 60), access: 'access', clockAheadMs: 0 });
    const heard = vi.fn();
    session.subscribe(heard);
    time += 60_000;
    expect(session.check()).toBe('ended');
    expect(session.getToken()).toBeNull();
    expect(heard).toHaveBeenCalledOnce();
    session.clear();
    expect(session.check()).toBe('signed-out');
    expect(localStorage.length).toBe(0);
  });

  test.each(['', 'undefined', 'not.a.token', 'x'])(
    'is none with the token %j, and that one ends it',
    (text) => {
      localStorage.setItem('idToken', text);
      const session = createSessionStore(localStorage, () => start);
      expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
      expect(session.check()).toBe('ended');
    },
  );

  test('takes new tokens in place of old ones', () => {
    const session = createSessionStore(localStorage, () => start);
    session.accept({ id: token('asha', 60), access: 'old', clockAheadMs: 0 });
    session.accept({ id: token('ravi', 60), access: null, clockAheadMs: 0 });
    expect(session.getSnapshot()).toMatchObject({ identity: { sub: 'ravi' } });
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  test('ends by the provider’s clock, however wrong the device’s is', () => {
    let time = start + 7_200_000;
    const session = createSessionStore(localStorage, () => time);
    session.accept({ id: token('asha', 60), access: null, clockAheadMs: 7_200_000 });
    expect(session.getSnapshot()).toMatchObject({ identity: { expiresAt: start + 7_260_000 } });
    // As after a reload.
    expect(createSessionStore(localStorage, () => time).check()).toBe('signed-in');
    time += 60_000;
    expect(session.check()).toBe('ended');
  });

  test('takes what is kept of the clock for nothing where it is no number', () => {
    localStorage.setItem('virasat.clockAheadMs', 'x');
    localStorage.setItem('idToken', token('asha', 60));
    expect(createSessionStore(localStorage, () => start).check()).toBe('signed-in');
  });

  test('follows a logout in another tab', () => {
    const session = createSessionStore(localStorage, () => start);
    session.accept({ id: token('asha', 60), access: null, clockAheadMs: 0 });
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
  });
});
