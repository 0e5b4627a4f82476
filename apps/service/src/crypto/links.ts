import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a link to a PDF is good. Seconds. */
const LINK_SECONDS = 600;

/** 'inline' to be shown in a frame, 'attachment' to be saved. */
type Disposition = 'inline' | 'attachment';

/** Makes and checks links that open one PDF for a while, without a token. */
export interface FileLinks {
  /** @param id The document's id. */
  make(id: string, disposition: Disposition): string;
  /** @returns What the link says, or null where it has run out or isn't ours. */
  check(id: string, query: Readonly<Record<string, string>>): { disposition: Disposition } | null;
}

const isDisposition = (text: string | undefined): text is Disposition =>
  text === 'inline' || text === 'attachment';

/**
 * @param secret Signs the links; the same in every replica.
 * @param publicUrl The origin under which browsers reach this service.
 * @param nowMs The time, in ms since 1970.
 */
export function makeFileLinks(secret: Uint8Array, publicUrl: string, nowMs: () => number): FileLinks {
  const sign = (id: string, expiry: string, disposition: string): Buffer =>
    createHmac('sha256', secret).update(`${id}|${expiry}|${disposition}`).digest();

  return {
    make(id, disposition) {
      const expiry = String(Math.floor(nowMs() / 1000) + LINK_SECONDS);
      const sig = sign(id, expiry, disposition).toString('base64url');
      return new URL(`/files/${id}?exp=${expiry}&as=${disposition}&sig=${sig}`, publicUrl).href;
    },

    check(id, { exp = '', as, sig = '' }) {
      if (!isDisposition(as)) return null;
      const expected = sign(id, exp, as);
      const given = Buffer.from(sig, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return Number(exp) * 1000 > nowMs() ? { disposition: as } : null;
    },
  };
}
