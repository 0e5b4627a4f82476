import { type PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { type Database, type Param, type Queries, readBigint } from './port.ts';

/** Settings that every embedded database of ours is opened with. */
export const embeddedOptions: PGliteOptions = {
  parsers: { [types.INT8]: readBigint },
  // The default of 128 MB is reserved at once, which a small installation has no use for.
  postgresqlconf: ['shared_buffers=16MB'],
};

type Runner = Pick<PGlite, 'query' | 'exec'>;

function queriesOf(runner: Runner): Queries {
  return {
    async query<Row extends object>(sql: string, params: readonly Param[] = []): Promise<Row[]> {
      return (await runner.query<Row>(sql, [...params])).rows;
    },
    async script(sql) {
      await runner.exec(sql);
    },
  };
}

/** Makes an open embedded database a `Database`. */
export function embeddedDatabase(pglite: PGlite): Database {
  return {
    kind: 'embedded',
    ...queriesOf(pglite),
    tx: (work) => pglite.transaction((transaction) => work(queriesOf(transaction))),
    close: () => pglite.close(),
  };
}
