import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StorageConfig } from '../config/config.ts';
import { openDatabase } from '../database/open.ts';
import type { Database } from '../database/port.ts';
import { copyDatabase } from './copy-database.ts';
import { countReadable } from './count-readable.ts';

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
  const documents = await countReadable(target, config);
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
