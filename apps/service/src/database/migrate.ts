import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Database, Queries } from './port.ts';

/** Beside this file in the sources, and beside the built program, where the build copies them. */
const folder = new URL('./migrations/', import.meta.url);

/** Any number will do, as long as every replica uses the same. */
const MIGRATION_LOCK = 7_304_511;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function apply(q: Queries, { name, sql, checksum }: Migration): Promise<void> {
  const [done] = await q.query<{ checksum: string }>(
    'select checksum from schema_migrations where name = $1',
    [name],
  );
  if (done === undefined) {
    await q.script(sql);
    await q.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
  } else if (done.checksum !== checksum) {
    throw new Error(`The migration ${name} was applied to this database in another wording`);
  }
}

/**
 * Brings the tables up to date: every numbered file that hasn't run yet, in order, in one transaction. Replicas that
 * start together wait for each other.
 *
 * @throws Error where a file that has run was changed since.
 */
export async function migrate(db: Database): Promise<void> {
  const migrations = await readMigrations();
  await db.tx(async (q) => {
    await q.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await q.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    for (const migration of migrations) await apply(q, migration);
  });
}
