import { RETURN_PATH } from './arrival.ts';
import { readPayload } from './identity.ts';

/** The scopes that the specification names; more would ask the person for more. */
const SCOPES = 'email openid phone';

/** How long a sign-in may take from press to return, in ms: tokens that come later were not asked for by us. */
const LONGEST_SIGN_IN_MS = 10 * 60 * 1000;

const PENDING_KEY = 'virasat.signIn';

/** The sign-in provider, as far as signing in and out needs it. */
export interface Provider {
  /** The hosted login's origin. */
  loginUrl: string;
  /** Where a logout goes, without its query. */
  logoutUrl: string;
  clientId: string;
  responseType: 'token' | 'id_token token';
}

interface PendingSignIn {
  state: string;
  nonce: string;
  /** When it began, in ms since 1970. */
  startedAt: number;
  /** True where this one was started because tokens came that we hadn't asked for: it isn't started again. */
  isRepeat: boolean;
}

/** 256 random bits as text for a URL. */
function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Begins a sign-in: remembers what this browser asked for and says where to go.
 *
 * @param pending Where the request is remembered until the return: the tab's own `sessionStorage`.
 * @param origin The product's origin; the provider returns to its dashboard.
 * @returns The address of the hosted login page.
 * @see architecture.md, Session; RFC 9700, section 4.7
 */
export function beginSignIn(
  pending: Storage,
  provider: Provider,
  origin: string,
  startedAt: number,
  isRepeat = false,
): string {
  const request: PendingSignIn = { state: randomText(), nonce: randomText(), startedAt, isRepeat };
  pending.setItem(PENDING_KEY, JSON.stringify(request));
  const address = new URL('/login', provider.loginUrl);
  address.search = new URLSearchParams({
    client_id: provider.clientId,
    response_type: provider.responseType,
    scope: SCOPES,
    redirect_uri: `${origin}${RETURN_PATH}`,
    state: request.state,
    nonce: request.nonce,
  }).toString();
  return address.href;
}

function takePending(pending: Storage): PendingSignIn | null {
  const text = pending.getItem(PENDING_KEY);
  pending.removeItem(PENDING_KEY);
  if (text === null) return null;
  try {
    const { state, nonce, startedAt, isRepeat }: Partial<PendingSignIn> = JSON.parse(text);
    if (typeof state !== 'string' || typeof nonce !== 'string' || typeof startedAt !== 'number') return null;
    return { state, nonce, startedAt, isRepeat: isRepeat === true };
  } catch {
    return null;
  }
}

/** What to do with tokens that came back. */
export type Finish =
  | { kind: 'accept'; id: string; access: string | null }
  | { kind: 'ask-again' }
  | { kind: 'refuse' };

/**
 * Decides whether tokens may be kept. Only those that answer this browser's own request are: whoever sends a crafted
 * link with tokens of another account gets nothing stored, and our own sign-in is started instead, once.
 *
 * @see architecture.md, Session
 */
export function finishSignIn(
  pending: Storage,
  tokens: { id: string | null; access: string | null; state: string | null },
  clientId: string,
  now: number,
): Finish {
  const request = takePending(pending);
  const isOurs =
    request !== null && request.state === tokens.state && now - request.startedAt <= LONGEST_SIGN_IN_MS;
  if (!isOurs) return request?.isRepeat === true ? { kind: 'refuse' } : { kind: 'ask-again' };
  const payload = tokens.id === null ? null : readPayload(tokens.id);
  if (tokens.id === null || payload === null) return { kind: 'refuse' };
  const { nonce, aud, token_use: use, exp } = payload;
  const isForUs = aud === clientId || (Array.isArray(aud) && aud.includes(clientId));
  const isFresh = typeof exp === 'number' && exp * 1000 > now;
  // Only some providers say what a token is for; one that does must say that it identifies somebody.
  const identifies = use === undefined || use === 'id';
  return nonce === request.nonce && isForUs && isFresh && identifies
    ? { kind: 'accept', id: tokens.id, access: tokens.access }
    : { kind: 'refuse' };
}

/** The provider's logout page, which returns to the product's origin (spec.md section 7). */
export function logoutAddress(provider: Provider, origin: string): string {
  const address = new URL(provider.logoutUrl);
  address.search = new URLSearchParams({ client_id: provider.clientId, logout_uri: `${origin}/` }).toString();
  return address.href;
}
