import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { LocalAccount } from '../accounts/accounts.ts';
import { makeExpiring } from './expiring.ts';

/** As long as Cognito's. */
const SESSION_MS = 60 * 60 * 1000;

// Cookies don't know ports: the product itself, on another port of localhost, is sent these too.
const SESSION_COOKIE = 'local_signin_session';
const CSRF_COOKIE = 'local_signin_csrf';
const cookieOptions = { httpOnly: true, sameSite: 'Lax', path: '/' } as const;

/** Who is signed in here, and since when. */
export interface Session {
  account: LocalAccount;
  /** Seconds since 1970. */
  authTime: number;
}

const newSecret = (): string => randomBytes(32).toString('base64url');

/** Sessions at this sign-in, kept by cookie. */
export interface Sessions {
  read(c: Context): Session | undefined;
  begin(c: Context, account: LocalAccount): Session;
  end(c: Context): void;
}

/** @param nowMs The time, in ms since 1970. */
export function makeSessions(nowMs: () => number): Sessions {
  const sessions = makeExpiring<Session>(SESSION_MS, nowMs);
  const idOf = (c: Context): string => getCookie(c, SESSION_COOKIE) ?? '';
  return {
    read: (c) => sessions.get(idOf(c)),
    begin(c, account) {
      // A new name at every sign-in, so that one planted before is worth nothing.
      sessions.take(idOf(c));
      const id = newSecret();
      const session = { account, authTime: Math.floor(nowMs() / 1000) };
      sessions.put(id, session);
      setCookie(c, SESSION_COOKIE, id, { ...cookieOptions, maxAge: SESSION_MS / 1000 });
      return session;
    },
    end(c) {
      sessions.take(idOf(c));
      deleteCookie(c, SESSION_COOKIE, cookieOptions);
    },
  };
}

/** The secret that our own forms carry, in a cookie and in a field; another site's form can't know it. */
export function csrfToken(c: Context): string {
  const known = getCookie(c, CSRF_COOKIE);
  if (known !== undefined) return known;
  const token = newSecret();
  setCookie(c, CSRF_COOKIE, token, cookieOptions);
  return token;
}

/** Says whether a form is one of ours. */
export function isOwnForm(c: Context, field: string): boolean {
  const cookie = Buffer.from(getCookie(c, CSRF_COOKIE) ?? '');
  const given = Buffer.from(field);
  return cookie.length > 0 && cookie.length === given.length && timingSafeEqual(cookie, given);
}
