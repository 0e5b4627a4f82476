import type { StorageConfig } from '../config/config.ts';
import { readSecrets } from '../config/secrets.ts';
import { makeVault } from '../crypto/vault.ts';
import type { Queries } from '../database/port.ts';
import { documentSeals } from '../documents/form.ts';
import { s3Store } from '../files/s3.ts';
import { openEveryDocument } from './open-every-document.ts';

/**
 * Opens every document of a database with the keys of a configuration.
 *
 * @returns How many there are.
 * @throws Error at the first that doesn't open.
 */
export async function countReadable(q: Queries, config: StorageConfig): Promise<number> {
  const { dataKeys } = await readSecrets(config);
  const { objectStore } = config.files;
  const objects = objectStore === undefined ? undefined : s3Store(objectStore);
  return openEveryDocument(q, documentSeals(makeVault(dataKeys)), objects);
}
