import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { makeExpiring } from './expiring.ts';
import type { Grant } from './tokens.ts';

/** As long as Cognito's. */
const CODE_MS = 5 * 60 * 1000;

/** What a code stands for. */
interface CodeGrant {
  grant: Grant;
  redirectUri: string;
  /** S256 of what only the browser that asked knows. */
  codeChallenge: string | undefined;
}

/** Codes of the authorization code grant. */
export interface Codes {
  make(code: CodeGrant): string;
  /**
   * @param form The body of a token request.
   * @returns What tokens to give; null where the code was used before, has run out, or isn't this caller's.
   */
  redeem(form: unknown, clientId: string): Grant | null;
}

const requestSchema = z.object({
  grant_type: z.literal('authorization_code'),
  client_id: z.string(),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string().optional(),
});

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** @param nowMs The time, in ms since 1970. */
export function makeCodes(nowMs: () => number): Codes {
  const codes = makeExpiring<CodeGrant>(CODE_MS, nowMs);
  return {
    make(code) {
      const name = randomBytes(32).toString('base64url');
      codes.put(name, code);
      return name;
    },
    redeem(form, clientId) {
      const request = requestSchema.safeParse(form);
      if (!request.success) return null;
      // Taken, not looked at: a code that was tried once is worth nothing any more.
      const code = codes.take(request.data.code);
      if (code === undefined || request.data.client_id !== clientId) return null;
      if (code.redirectUri !== request.data.redirect_uri) return null;
      const { code_verifier: verifier } = request.data;
      const challenge = verifier === undefined ? undefined : challengeOf(verifier);
      return challenge === code.codeChallenge ? code.grant : null;
    },
  };
}
