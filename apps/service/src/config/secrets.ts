import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { StorageConfig } from './config.ts';

/** What seals documents and signs links. */
export interface Secrets {
  /** By id; the first seals. */
  dataKeys: ReadonlyMap<string, Uint8Array>;
  linkSecret: Uint8Array;
}

const KEY_BYTES = 32;

const key = z.base64().transform((text): Uint8Array => Buffer.from(text, 'base64'));
const fileSchema = z.object({ dataKeys: z.array(z.object({ id: z.string(), key })).min(1), linkSecret: key });

const newKey = (): string => randomBytes(KEY_BYTES).toString('base64');

/** Written so that it is on the disk before the first document is sealed with it: without the key nothing opens. */
async function writeNew(path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(
      JSON.stringify({ dataKeys: [{ id: 'local', key: newKey() }], linkSecret: newKey() }),
    );
    await file.sync();
  } finally {
    await file.close();
  }
}

async function readOrMake(dataDir: string): Promise<z.output<typeof fileSchema>> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'secrets.json');
  await writeNew(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  try {
    return fileSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    throw new Error(`${path} can't be read. Documents can be opened only with the keys in it.`, { cause });
  }
}

/**
 * The secrets of the configuration; what it leaves out comes from `secrets.json` in the data folder (mode 0600),
 * which is made at first start. In production the configuration leaves nothing out.
 */
export async function readSecrets({ dataKeys, linkSecret, dataDir }: StorageConfig): Promise<Secrets> {
  const given = linkSecret === undefined ? undefined : Buffer.from(linkSecret);
  if (dataKeys !== undefined && given !== undefined) return { dataKeys, linkSecret: given };
  const local = await readOrMake(dataDir);
  return {
    dataKeys: dataKeys ?? new Map(local.dataKeys.map(({ id, key: bytes }) => [id, bytes])),
    linkSecret: given ?? local.linkSecret,
  };
}
