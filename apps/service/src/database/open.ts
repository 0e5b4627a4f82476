import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { embeddedDatabase, embeddedOptions } from './embedded.ts';
import { takeLock } from './lock-file.ts';
import { migrate } from './migrate.ts';
import type { Database } from './port.ts';
import { postgresDatabase } from './postgres.ts';

/** Where the data is, and who is told what happens on the way. */
export interface OpenOptions {
  /** PostgreSQL; undefined for the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Told, in a sentence, what takes long or what the operator should know. */
  announce(sentence: string): void;
  onIdleError(error: Error): void;
}

async function openEmbedded({ dataDir, announce }: OpenOptions): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const release = await takeLock(join(dataDir, 'service.lock'));
  try {
    const folder = join(dataDir, 'database');
    if (!existsSync(join(folder, 'PG_VERSION'))) announce('creating the local database, about 10 s');
    const db = embeddedDatabase(await PGlite.create(folder, embeddedOptions));
    announce(
      'the embedded database survives a killed process but not a power cut; production wants DATABASE_URL',
    );
    return { ...db, close: () => db.close().finally(release) };
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws FolderInUseError where another process has the embedded database open.
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { databaseUrl, onIdleError } = options;
  const db =
    databaseUrl === undefined ? await openEmbedded(options) : postgresDatabase(databaseUrl, onIdleError);
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}
