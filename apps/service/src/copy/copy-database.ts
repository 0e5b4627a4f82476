import type { Database, Queries } from '../database/port.ts';

/** Rows that are read and written at once; a PDF of the largest size takes 20 MB of text. */
const ROWS_AT_ONCE = 10;

/** The database that was to be filled isn't empty. */
export class TargetNotEmptyError extends Error {
  override readonly name = 'TargetNotEmptyError';
  constructor(table: string) {
    super(`The table ${table} has rows already. Data is copied only to a database that has none.`);
  }
}

interface Table {
  name: string;
  /** As SQL writes them, in one order for both databases. */
  columns: string;
}

/** The tables of the migrations, whatever they are; each after those that it points to. */
async function tablesOf(q: Queries): Promise<Table[]> {
  const tables = await q.query<Table>(
    `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns
     where table_schema = 'public' and table_name <> 'schema_migrations'
     group by table_name order by table_name`,
  );
  const links = await q.query<{ child: string; parent: string }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent
     from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  );
  const ordered: Table[] = [];
  const place = (table: Table): void => {
    if (ordered.includes(table)) return;
    const parents = links.filter(({ child }) => child === table.name).map(({ parent }) => parent);
    for (const parent of tables) if (parents.includes(parent.name)) place(parent);
    ordered.push(table);
  };
  for (const table of tables) place(table);
  return ordered;
}

async function copyTable(source: Queries, target: Queries, { name, columns }: Table): Promise<number> {
  const [existing] = await target.query(`select 1 as one from ${name} limit 1`);
  if (existing !== undefined) throw new TargetNotEmptyError(name);
  let count = 0;
  await source.query(
    `declare source_rows no scroll cursor for select row_to_json(t)::text as row from ${name} t`,
  );
  for (;;) {
    const rows = await source.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from source_rows`);
    if (rows.length === 0) break;
    await target.query(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
      [`[${rows.map(({ row }) => row).join(',')}]`],
    );
    count += rows.length;
  }
  await source.query('close source_rows');
  return count;
}

/** Numbers that a table gives itself go on after those that were copied. */
async function continueNumbers(q: Queries): Promise<void> {
  const numbered = await q.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, column } of numbered) {
    await q.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'),
         (select coalesce(max(${column}), 0) + 1 from ${table}), false)`,
    );
  }
}

/**
 * Copies every row of every table, all or nothing. Both databases must have been brought up to date, and nobody may
 * write to the source meanwhile.
 *
 * @returns The number of rows by table.
 * @throws TargetNotEmptyError where the target holds data.
 */
export function copyDatabase(source: Database, target: Database): Promise<ReadonlyMap<string, number>> {
  return source.tx((from) =>
    target.tx(async (to) => {
      const counts = new Map<string, number>();
      for (const table of await tablesOf(from)) counts.set(table.name, await copyTable(from, to, table));
      await continueNumbers(to);
      return counts;
    }),
  );
}
