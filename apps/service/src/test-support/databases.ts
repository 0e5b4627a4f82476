import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest';
import { embeddedDatabase, embeddedOptions } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/port.ts';
import { postgresDatabase } from '../database/postgres.ts';

/** An empty embedded database with its tables. */
export async function newEmbedded(): Promise<Database> {
  const loadDataDir = new Blob([await readFile(inject('embeddedTemplate'))]);
  return embeddedDatabase(await PGlite.create({ ...embeddedOptions, loadDataDir }));
}

/** Puts an empty embedded database with its tables into a folder, which a service then needs not make. */
export async function unpackEmbedded(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await promisify(execFile)('tar', ['-xf', inject('embeddedTemplate'), '-C', folder]);
}

const fail = (error: Error): never => {
  throw error;
};

/** The address of a new database without tables. */
export async function newPostgresUrl(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = postgresDatabase(server, fail);
  await admin.script(`create database ${name}`);
  await admin.close();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function newPostgres(server: string): Promise<Database> {
  const db = postgresDatabase(await newPostgresUrl(server), fail);
  await migrate(db);
  return db;
}

/** Whatever tables migrations made, so that a new one can't be forgotten. */
const emptyTables = `do $$ begin
  execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity'
    from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations');
end $$`;

/**
 * Runs the same tests on each database that there is; each begins with empty tables.
 *
 * @param define Is given the way to the database, which is open only while tests run.
 */
export function onEachDatabase(name: string, define: (getDb: () => Database) => void): void {
  const server = inject('postgresUrl');
  const kinds: [string, () => Promise<Database>][] = [['the embedded database', newEmbedded]];
  if (server !== null) kinds.push(['PostgreSQL', () => newPostgres(server)]);

  describe.each(kinds)(`${name}, on %s`, (_, openNew) => {
    let db: Database | undefined;
    beforeAll(async () => {
      db = await openNew();
    });
    beforeEach(() => db?.script(emptyTables));
    afterAll(() => db?.close());
    define(() => {
      if (db === undefined) throw new Error('The database is open only while tests run');
      return db;
    });
  });
}
