import { constants, deflateSync, inflateSync } from 'node:zlib';

/** How a form begins that was kept before forms were packed: each is a JSON object. A zlib stream never does (RFC 1950). */
const JSON_OBJECT_START = '{'.charCodeAt(0);

/** To try harder takes longer and longer, for a tenth less. */
const options = { level: constants.Z_BEST_SPEED };

/**
 * Makes a form small before it is sealed. What is sealed looks like chance, so nobody can make it small afterwards: not the
 * database, not a backup.
 */
export const packForm = (form: Uint8Array): Uint8Array => deflateSync(form, options);

/** The form again. One that was never packed is given back as it is. */
export const unpackForm = (kept: Uint8Array): Uint8Array =>
  kept[0] === JSON_OBJECT_START ? kept : inflateSync(kept);
