import { type Arrival, RETURN_PATH } from './arrival.ts';
import { readPayload } from './identity.ts';
import { endpointsOf, type Provider } from './provider.ts';

/** The scopes that the specification names; more would ask the person for more. */
const SCOPES = 'email openid phone';

/** How long a sign-in may take from press to return, in ms: tokens that come later were not asked for by us. */
const LONGEST_SIGN_IN_MS = 10 * 60 * 1000;

const PENDING_KEY = 'virasat.signIn';

interface PendingSignIn {
  state: string;
  nonce: string;
  /** When it began, in ms since 1970. */
  startedAt: number;
  /** True where this one was started because tokens came that we hadn't asked for: it isn't started again. */
  isRepeat: boolean;
  /** What a code is redeemed with; null where tokens come by themselves. */
  verifier: string | null;
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
 * @throws TypeError Where the provider has to be asked for its addresses and can't be reached.
 * @see architecture.md, Session; RFC 9700, section 4.7
 */
export async function beginSignIn(
  pending: Storage,
  provider: Provider,
  origin: string,
  startedAt: number,
  isRepeat = false,
): Promise<string> {
  const proof = provider.responseType === 'code' ? await (await import('./code-flow.ts')).makeProof() : null;
  const request: PendingSignIn = {
    state: randomText(),
    nonce: randomText(),
    startedAt,
    isRepeat,
    verifier: proof?.verifier ?? null,
  };
  const address = new URL((await endpointsOf(provider)).authorize);
  pending.setItem(PENDING_KEY, JSON.stringify(request));
  address.search = new URLSearchParams({
    ...Object.fromEntries(address.searchParams),
    client_id: provider.clientId,
    response_type: provider.responseType,
    scope: SCOPES,
    redirect_uri: `${origin}${RETURN_PATH}`,
    state: request.state,
    nonce: request.nonce,
    ...(proof === null ? {} : { code_challenge: proof.challenge, code_challenge_method: 'S256' }),
  }).toString();
  return address.href;
}

/** Forgets a sign-in that was begun: the provider has ended it. */
export function dropSignIn(pending: Storage): void {
  pending.removeItem(PENDING_KEY);
}

function takePending(pending: Storage): PendingSignIn | null {
  const text = pending.getItem(PENDING_KEY);
  pending.removeItem(PENDING_KEY);
  if (text === null) return null;
  try {
    const { state, nonce, startedAt, isRepeat, verifier }: Partial<PendingSignIn> = JSON.parse(text);
    if (typeof state !== 'string' || typeof nonce !== 'string' || typeof startedAt !== 'number') return null;
    return {
      state,
      nonce,
      startedAt,
      isRepeat: isRepeat === true,
      verifier: typeof verifier === 'string' ? verifier : null,
    };
  } catch {
    return null;
  }
}

/** What to do with what came back. */
export type Finish =
  | {
      kind: 'accept';
      id: string;
      access: string | null;
      /** How far this device's clock is ahead of the provider's, in ms; 0 for what the way alone can take. */
      clockAheadMs: number;
    }
  | { kind: 'ask-again' }
  | { kind: 'refuse' };

/** A sign-in that the provider has answered. */
export type Answered = Extract<Arrival, { kind: 'tokens' | 'code' }>;

interface Tokens {
  id: string | null;
  access: string | null;
}

/** The tokens of an answer, or null where it is none that we asked for. */
async function tokensOf(
  answered: Answered,
  { verifier, nonce }: PendingSignIn,
  provider: Provider,
  origin: string,
): Promise<Tokens | null> {
  const isByCode = provider.responseType === 'code';
  if (answered.kind === 'tokens') return isByCode ? null : answered;
  const { code, state } = answered;
  const { clientId, issuer } = provider;
  if (!isByCode || verifier === null || issuer === null || state === null) return null;
  const [{ redeemCode }, { token: tokenEndpoint }] = await Promise.all([
    import('./code-flow.ts'),
    endpointsOf(provider),
  ]);
  const redirectUri = `${origin}${RETURN_PATH}`;
  return redeemCode({ code, state, nonce, verifier, redirectUri, clientId, issuer, tokenEndpoint });
}

/** Less than this is the way of the answer, not the clock, in ms. */
const LEAST_SKEW_MS = 60_000;

/** The token was made a moment ago for this very sign-in, as its nonce shows: so its own time tells what time it is. */
function clockAhead(issuedAt: unknown, now: number): number {
  if (typeof issuedAt !== 'number' || !Number.isFinite(issuedAt)) return 0;
  const ahead = now - issuedAt * 1000;
  return Math.abs(ahead) < LEAST_SKEW_MS ? 0 : ahead;
}

/** Takes tokens that are for this app, for this sign-in, and not over. */
function judge({ id, access }: Tokens, request: PendingSignIn, clientId: string, now: number): Finish {
  const payload = id === null ? null : readPayload(id);
  if (id === null || payload === null) return { kind: 'refuse' };
  const { nonce, aud, token_use: use, exp, iat } = payload;
  const clockAheadMs = clockAhead(iat, now);
  const isForUs = aud === clientId || (Array.isArray(aud) && aud.includes(clientId));
  const isFresh = typeof exp === 'number' && exp * 1000 > now - clockAheadMs;
  // Only some providers say what a token is for; one that does must say that it identifies somebody.
  const identifies = use === undefined || use === 'id';
  return nonce === request.nonce && isForUs && isFresh && identifies
    ? { kind: 'accept', id, access, clockAheadMs }
    : { kind: 'refuse' };
}

/**
 * Decides whether what came back may be kept. Only what answers this browser's own request is: whoever sends a crafted
 * link with tokens or a code of another account gets nothing stored, and our own sign-in is started instead, once.
 *
 * @param origin The product's origin, as it was when the sign-in began.
 * @throws TypeError Where a code can't be redeemed because the provider can't be reached, or an error of the protocol
 *   where it won't.
 * @see architecture.md, Session
 */
export async function finishSignIn(
  pending: Storage,
  answered: Answered,
  provider: Provider,
  origin: string,
  now: number,
): Promise<Finish> {
  const request = takePending(pending);
  const isOurs =
    request !== null && request.state === answered.state && now - request.startedAt <= LONGEST_SIGN_IN_MS;
  if (!isOurs) return request?.isRepeat === true ? { kind: 'refuse' } : { kind: 'ask-again' };
  const tokens = await tokensOf(answered, request, provider, origin);
  return tokens === null ? { kind: 'refuse' } : judge(tokens, request, provider.clientId, now);
}

/**
 * The provider's logout page, which returns to the product's origin (spec.md section 7); null where it has none.
 *
 * @throws TypeError Where the provider has to be asked for its addresses and can't be reached.
 */
export async function logoutAddress(provider: Provider, origin: string): Promise<string | null> {
  const { logout, returnParameter } = await endpointsOf(provider);
  if (logout === null) return null;
  const address = new URL(logout);
  address.search = new URLSearchParams({
    client_id: provider.clientId,
    [returnParameter]: `${origin}/`,
  }).toString();
  return address.href;
}
