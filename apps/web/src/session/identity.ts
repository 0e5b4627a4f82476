/** Who is signed in, as the identity token says. */
export interface Identity {
  /** The account's id: everything kept on the device belongs to one `sub`. */
  sub: string;
  email: string | null;
  /** When the session ends, in ms since 1970. */
  expiresAt: number;
}

/** The fields of a JSON Web Token's payload, or null where the text is no such token. */
export function readPayload(token: string): Record<string, unknown> | null {
  const [, payload, ...rest] = token.split('.');
  if (payload === undefined || rest.length !== 1) return null;
  try {
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/**
 * Reads an identity token's payload. Its signature is the service's business: a browser only has to know whom it
 * speaks for and until when.
 *
 * @returns Null where the token can't be decoded or says neither who nor until when.
 * @see spec.md section 4, Authentication; RFC 7519
 */
export function readIdentity(token: string): Identity | null {
  const payload = readPayload(token);
  const { sub, exp, email } = payload ?? {};
  if (typeof sub !== 'string' || sub === '' || typeof exp !== 'number' || !Number.isFinite(exp)) return null;
  return { sub, email: typeof email === 'string' ? email : null, expiresAt: exp * 1000 };
}
