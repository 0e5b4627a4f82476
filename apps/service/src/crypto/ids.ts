import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A name that can't be guessed: 128 random bits in 22 letters. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** A draft's number, decimal digits as the form expects. Never '0', which means 'none yet'. */
export const newRandNum = (): string => String(randomInt(1, 2 ** 47));

/** A text's SHA-256 in hexadecimal. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
