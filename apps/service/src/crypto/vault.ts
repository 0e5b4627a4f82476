import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
/** Bytes, as NIST SP 800-38D recommends for GCM. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What is stored of a sealed value. */
export interface Sealed {
  keyId: string;
  /** Nonce, tag, ciphertext. */
  bytes: Uint8Array;
}

/** Nonces are drawn so many at a time: a draw takes about as long as sealing a name. */
const NONCES_DRAWN = 256;

/** Gives random nonces, each once. */
function makeNonces(): () => Uint8Array {
  const drawn = Buffer.alloc(NONCE_BYTES * NONCES_DRAWN);
  let next = drawn.length;
  return () => {
    if (next === drawn.length) {
      randomFillSync(drawn);
      next = 0;
    }
    next += NONCE_BYTES;
    return drawn.subarray(next - NONCE_BYTES, next);
  };
}

/** Seals what is stored, so that a copy of the database alone tells nothing. */
export interface Vault {
  /** The id of the key that seals. */
  readonly currentKeyId: string;
  /**
   * @param context Says whose value it is and what for. It isn't stored, but has to be the same to open it: a sealed
   *   value moved to another row doesn't open there.
   */
  seal(value: Uint8Array, context: string): Sealed;
  /** @throws Error where the key is gone, or value or context were changed. */
  open(sealed: Sealed, context: string): Buffer;
}

/**
 * Makes a vault.
 *
 * @param keys 32 bytes each, by id. The first seals; the others only open what was sealed before they were replaced.
 */
export function makeVault(keys: ReadonlyMap<string, Uint8Array>): Vault {
  const [current] = keys;
  if (current === undefined) throw new Error('A vault needs at least one key');
  const [currentId, currentKey] = current;
  const newNonce = makeNonces();

  return {
    currentKeyId: currentId,

    seal(value, context) {
      const nonce = newNonce();
      const cipher = createCipheriv(ALGORITHM, currentKey, nonce).setAAD(Buffer.from(context));
      const ciphertext = [cipher.update(value), cipher.final()];
      return { keyId: currentId, bytes: Buffer.concat([nonce, cipher.getAuthTag(), ...ciphertext]) };
    },

    open({ keyId, bytes }, context) {
      const key = keys.get(keyId);
      if (key === undefined) throw new Error(`No key has the id ${keyId}`);
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(context))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    },
  };
}
