import { createHash } from 'node:crypto';

const DIGITS = 16;

/** Sixteen hexadecimal digits of a text's SHA-256. White space counts: what is signed is the text to the letter. */
export const textHash = (text: string): string =>
  createHash('sha256').update(text.normalize('NFC'), 'utf8').digest('hex').slice(0, DIGITS);
