import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { z } from 'zod';

const ALGORITHM = 'RS256';

const jwkSchema = z.looseObject({
  kty: z.literal('RSA'),
  n: z.string(),
  e: z.string(),
  d: z.string(),
  kid: z.string(),
});
const fileSchema = z.object({ id: jwkSchema, access: jwkSchema });

/** A key that signs, and its name. */
export interface SigningKey {
  kid: string;
  key: CryptoKey | Uint8Array;
}

/** Keys as Cognito has them: one for ID tokens, another for access tokens, both published. */
export interface SigningKeys {
  id: SigningKey;
  access: SigningKey;
  /** What `jwks.json` says: the public halves. */
  published: { keys: JWK[] };
}

async function newJwk(kid: string): Promise<z.infer<typeof jwkSchema>> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return jwkSchema.parse({ ...(await exportJWK(privateKey)), kid });
}

async function readOrMake(path: string): Promise<z.infer<typeof fileSchema>> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return null;
  });
  if (text !== null) return fileSchema.parse(JSON.parse(text));
  const made = { id: await newJwk('local-id'), access: await newJwk('local-access') };
  await writeFile(path, JSON.stringify(made), { mode: 0o600 });
  return made;
}

const toSigningKey = async (jwk: z.infer<typeof jwkSchema>): Promise<SigningKey> => ({
  kid: jwk.kid,
  key: await importJWK(jwk, ALGORITHM),
});

const publicHalf = ({ kty, n, e, kid }: z.infer<typeof jwkSchema>): JWK => ({
  kty,
  n,
  e,
  kid,
  alg: ALGORITHM,
  use: 'sig',
});

/** The keys kept in a folder, made at first; they stay, so that a restart signs nobody out. */
export async function openKeys(dataDir: string): Promise<SigningKeys> {
  const { id, access } = await readOrMake(join(dataDir, 'signing-keys.json'));
  return {
    id: await toSigningKey(id),
    access: await toSigningKey(access),
    published: { keys: [publicHalf(id), publicHalf(access)] },
  };
}
