import { existsSync } from 'node:fs';
import { copyFile, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorageConfig } from '../config/config.ts';
import { countReadable } from '../copy/count-readable.ts';
import { takeLock } from '../database/lock-file.ts';
import { openDatabase } from '../database/open.ts';
import { postgresEnvironment, runProgram } from './programs.ts';

/** A backup can't be made or put back with this configuration; the message says why. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The keys of a local installation lie beside its backup, in a file of their own: whoever has both can read all. */
const keysOf = (file: string): string => `${file}.keys.json`;

const secretsIn = ({ dataDir }: StorageConfig): string => join(dataDir, 'secrets.json');

/** Makes the file before it is filled, for the owner alone, and never over another one. */
async function claim(file: string): Promise<void> {
  const made = await open(file, 'wx', 0o600).catch((cause: unknown) => {
    throw new BackupError(`${file} can't be made; is there one already?`, { cause });
  });
  await made.close();
}

async function packEmbedded({ dataDir }: StorageConfig, file: string): Promise<void> {
  if (!existsSync(join(dataDir, 'database', 'PG_VERSION'))) {
    throw new BackupError(`DATA_DIR: there is no embedded database in ${dataDir}`);
  }
  // Files that are written meanwhile would not fit together.
  const release = await takeLock(join(dataDir, 'service.lock'));
  await runProgram('tar', ['-cf', file, '-C', dataDir, 'database']).finally(release);
}

/**
 * Writes a backup of the database into a new file: of PostgreSQL while the service runs, of the embedded database while
 * it doesn't. Keys that lie in `secrets.json` go into a second file beside it. PDFs in an object store aren't part of it.
 *
 * @throws BackupError, ProgramError, FolderInUseError; nothing is left behind then.
 */
export async function backUp(
  config: StorageConfig,
  file: string,
  announce: (sentence: string) => void,
): Promise<void> {
  await claim(file);
  try {
    if (config.databaseUrl === undefined) await packEmbedded(config, file);
    else {
      const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`];
      await runProgram('pg_dump', args, postgresEnvironment(config.databaseUrl));
    }
    announce(`the database is in ${file}`);
    if (config.dataKeys !== undefined || !existsSync(secretsIn(config))) return;
    await claim(keysOf(file));
    await copyFile(secretsIn(config), keysOf(file));
    announce(`the keys are in ${keysOf(file)}: keep them somewhere else than the database`);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

async function unpackEmbedded({ dataDir }: StorageConfig, file: string): Promise<void> {
  if (existsSync(join(dataDir, 'database'))) {
    throw new BackupError(`DATA_DIR: ${dataDir} has a database already`);
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const release = await takeLock(join(dataDir, 'service.lock'));
  await runProgram('tar', ['-xf', file, '-C', dataDir]).finally(release);
}

/** A service that was started there before has made keys of its own, which open nothing of the backup. */
async function refuseOtherKeys(config: StorageConfig, file: string): Promise<void> {
  if (!existsSync(keysOf(file))) return;
  const [here, beside] = await Promise.all([readFile(secretsIn(config)), readFile(keysOf(file))]);
  if (!here.equals(beside)) {
    throw new BackupError(
      `${secretsIn(config)} holds other keys than ${keysOf(file)}: put one of the two out of the way`,
    );
  }
}

/** Documents that can't be opened are worth nothing, so the keys are asked for before anything is put back. */
async function bringKeys(config: StorageConfig, file: string): Promise<void> {
  if (config.dataKeys !== undefined) return;
  if (existsSync(secretsIn(config))) return refuseOtherKeys(config, file);
  if (!existsSync(keysOf(file))) {
    throw new BackupError(`The keys are missing: set DATA_KEYS, or put ${keysOf(file)} beside the backup`);
  }
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  await claim(secretsIn(config));
  await copyFile(keysOf(file), secretsIn(config));
}

/**
 * Puts a backup back, into a database without tables or a data folder without a database, and opens every document.
 *
 * @throws BackupError, ProgramError, or an Error at the first document that doesn't open.
 */
export async function restore(
  config: StorageConfig,
  file: string,
  announce: (sentence: string) => void,
): Promise<void> {
  await bringKeys(config, file);
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined) await unpackEmbedded(config, file);
  else {
    const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
    const env = postgresEnvironment(databaseUrl);
    await runProgram('pg_restore', [...args, `--dbname=${env['PGDATABASE']}`, file], env);
  }
  const onIdleError = (error: Error): void => announce(`a database connection broke: ${error.message}`);
  const db = await openDatabase({ databaseUrl, dataDir, announce: () => {}, onIdleError });
  const documents = await countReadable(db, config).finally(() => db.close());
  announce(`${documents} documents were put back; all can be read`);
}
