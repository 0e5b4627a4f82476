/** What the sign-in provider sent along when it returned the person to us. */
export type Arrival =
  | { kind: 'none' }
  | { kind: 'tokens'; id: string | null; access: string | null; state: string | null }
  | { kind: 'code'; code: string; state: string | null }
  | { kind: 'error'; code: string; state: string | null };

/** Where the provider returns to (spec.md section 7, Sign-in and sign-out). */
export const RETURN_PATH = '/dashboard';

/** What a provider writes into the query, beside what the page had there itself. */
const ANSWER_FIELDS = ['code', 'error', 'error_description', 'error_uri', 'state', 'iss', 'session_state'];

function answerInQuery(query: URLSearchParams): Arrival | null {
  const state = query.get('state');
  const error = query.get('error');
  if (error !== null) return { kind: 'error', code: error, state };
  const code = query.get('code');
  return code === null ? null : { kind: 'code', code, state };
}

/**
 * Reads an address for what a sign-in left in it: tokens or an error in the fragment, a code or an error in the query.
 *
 * Each value is decoded once; a '+' in a fragment is a plus sign in some providers' tokens only as %2B, so the
 * form-encoding that `URLSearchParams` reads is right for both.
 *
 * @returns What was found, and the address without it: other query text stays.
 * @see spec.md section 4, Authentication; RFC 6749, section 4.2.2
 */
export function readArrival(address: URL): { arrival: Arrival; cleaned: string } {
  // Some routers put a slash between the mark and the fields.
  const fragment = new URLSearchParams(address.hash.replace(/^#\/?/, ''));
  const query = new URLSearchParams(address.search);
  const cleaned = (search: URLSearchParams): string =>
    `${address.pathname}${search.size > 0 ? `?${search}` : ''}`;

  if (fragment.has('id_token') || fragment.has('access_token')) {
    const arrival: Arrival = {
      kind: 'tokens',
      id: fragment.get('id_token'),
      access: fragment.get('access_token'),
      state: fragment.get('state'),
    };
    return { arrival, cleaned: cleaned(query) };
  }
  const fragmentError = fragment.get('error');
  if (fragmentError !== null) {
    const arrival: Arrival = { kind: 'error', code: fragmentError, state: fragment.get('state') };
    return { arrival, cleaned: cleaned(query) };
  }
  const answer = address.pathname === RETURN_PATH ? answerInQuery(query) : null;
  if (answer !== null) {
    for (const field of ANSWER_FIELDS) query.delete(field);
    return { arrival: answer, cleaned: cleaned(query) };
  }
  return { arrival: { kind: 'none' }, cleaned: `${cleaned(query)}${address.hash}` };
}
