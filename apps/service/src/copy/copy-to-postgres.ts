import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StorageConfig } from '../config/config.ts';
import { readSecrets } from '../config/secrets.ts';
import { makeVault } from '../crypto/vault.ts';
import { openDatabase } from '../database/open.ts';
import type { Database } from '../database/port.ts';
import { documentSeals } from '../documents/form.ts';
import { s3Store } from '../files/s3.ts';
import { copyDatabase } from './copy-database.ts';
import { openEveryDocument } from './open-every-document.ts';

/** Nothing can be copied with this configuration; the message says what to set. */
export class NothingToCopyError extends Error {
  override readonly name = 'NothingToCopyError';
}

async function copyAndCheck(
  source: Database,
  target: Database,
  config: StorageConfig,
  announce: (sentence: string) => void,
): Promise<void> {
  const counts = await copyDatabase(source, target);
  for (const [table, count] of counts) announce(`${table}: ${count} rows`);
  const { dataKeys } = await readSecrets(config);
  const { objectStore } = config.files;
  const objects = objectStore === undefined ? undefined : s3Store(objectStore);
  const documents = await openEveryDocument(target, documentSeals(makeVault(dataKeys)), objects);
  announce(`${documents} documents were opened in the new database; all can be read`);
}

/**
 * Copies the embedded database in `dataDir` to the PostgreSQL at `databaseUrl`, and opens every document there. The
 * embedded data stays as it is.
 *
 * @param announce Told, in a sentence, how far it is.
 * @throws NothingToCopyError, FolderInUseError while a service runs on the embedded data, TargetNotEmptyError.
 */
export async function copyToPostgres(
  config: StorageConfig,
  announce: (sentence: string) => void,
): Promise<void> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined) throw new NothingToCopyError('DATABASE_URL: must say where to copy to');
  if (!existsSync(join(dataDir, 'database', 'PG_VERSION'))) {
    throw new NothingToCopyError(`DATA_DIR: there is no embedded database in ${dataDir}`);
  }
  const onIdleError = (error: Error): void => announce(`a database connection broke: ${error.message}`);
  const options = { dataDir, announce: () => {}, onIdleError };
  const source = await openDatabase({ ...options, databaseUrl: undefined });
  try {
    const target = await openDatabase({ ...options, databaseUrl });
    await copyAndCheck(source, target, config, announce).finally(() => target.close());
  } finally {
    await source.close();
  }
}
