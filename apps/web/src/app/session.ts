import { RETURN_PATH, readArrival } from '../session/arrival.ts';
import { createSessionStore } from '../session/session-store.ts';
import type { Finish } from '../session/sign-in.ts';
import { deviceStorage, tabStorage } from './device-storage.ts';
import { beginLeaving } from './leaving.ts';
import { leaveNotice } from './notices.ts';
import { keepStart, type StartPath, takeStart } from './start-choice.ts';

/** What signing in and out takes; nobody who only reads the public pages loads it. */
async function loadSignIn() {
  const [signing, { loadConfig }] = await Promise.all([
    import('../session/sign-in.ts'),
    import('../config/app-config.ts'),
  ]);
  return [signing, await loadConfig()] as const;
}

/** The session of this browser. */
export const session = createSessionStore(deviceStorage, Date.now);

interface SignInOptions {
  isRepeat?: boolean;
  start?: StartPath | null;
}

/**
 * Goes to the hosted login page.
 *
 * @param options.start Where to go on to afterwards, where a will was chosen; any other sign-in ends at the dashboard.
 * @throws ConfigError Where no provider is configured; TypeError where the configuration can't be reached;
 *   DOMException where the browser keeps nothing, so that nobody could be signed in.
 */
export async function signIn({ isRepeat = false, start = null }: SignInOptions = {}): Promise<void> {
  const [{ beginSignIn }, { provider }] = await loadSignIn();
  keepStart(start);
  const address = await beginSignIn(tabStorage, provider, window.location.origin, Date.now(), isRepeat);
  window.location.assign(address);
}

async function logoutPage(): Promise<string | null> {
  const [{ logoutAddress }, { provider }] = await loadSignIn();
  return logoutAddress(provider, window.location.origin);
}

/**
 * Clears everything that is kept here and goes to the provider's logout page, which returns home. Where that page
 * can't be found out the home page follows at once; the provider's own session then ends by itself.
 */
export async function logOut(): Promise<void> {
  beginLeaving();
  session.clear();
  const address = await logoutPage().catch(() => null);
  window.location.assign(address ?? '/');
}

/** Clears everything that is kept here and goes home; nothing of the person stays in memory either. */
export function forgetEverything(): void {
  beginLeaving();
  session.clear();
  window.location.assign('/');
}

/**
 * Ends a session whose token has expired or can't be decoded: what is kept here is cleared, and the provider's
 * logout page follows. The home page then says why.
 *
 * @param isSaved True where the account has every answer that is cleared here.
 * @see spec.md section 4, Authentication; architecture.md, Session
 */
export async function endSession({ isSaved }: { isSaved: boolean }): Promise<void> {
  leaveNotice(isSaved ? 'session-ended-saved' : 'session-ended');
  await logOut();
}

/**
 * Takes what a sign-in left in the address, before anything is rendered: no token may stay where it can be copied,
 * kept in the history or sent along.
 *
 * @returns False where the page is being left for a sign-in of our own, so that nothing needs to be shown.
 */
export async function takeArrival(): Promise<boolean> {
  const { arrival, cleaned } = readArrival(new URL(window.location.href));
  if (arrival.kind === 'none') return true;
  window.history.replaceState(null, '', cleaned);
  if (arrival.kind === 'error') {
    const { dropSignIn } = await import('../session/sign-in.ts');
    dropSignIn(tabStorage);
    // An error ends a sign-in, never a session: anybody can write a link that brings one.
    return session.check() === 'signed-in' || refuse();
  }
  const [{ finishSignIn }, { provider }] = await loadSignIn();
  const finish = await finishSignIn(tabStorage, arrival, provider, window.location.origin, Date.now()).catch(
    // The provider would not redeem its code, or can't be reached: nobody is signed in, and the home page says so.
    (): Finish => ({ kind: 'refuse' }),
  );
  switch (finish.kind) {
    case 'accept':
      session.accept(finish);
      goOnToStart();
      return true;
    case 'ask-again':
      await signIn({ isRepeat: true });
      return false;
    case 'refuse':
      return refuse();
    default:
      return finish satisfies never;
  }
}

/** Opens the form that was chosen before the sign-in, in place of the dashboard that the provider returns to. */
function goOnToStart(): void {
  const start = takeStart();
  if (start !== null && window.location.pathname === RETURN_PATH)
    window.history.replaceState(null, '', start);
}

function refuse(): true {
  keepStart(null);
  leaveNotice('sign-in-failed');
  if (window.location.pathname === RETURN_PATH) window.history.replaceState(null, '', '/');
  return true;
}
