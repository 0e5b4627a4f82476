import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises';
import { type PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { makeTurns, type Turns } from '../turns/turns.ts';
import { type Database, type Param, type Queries, readBigint } from './port.ts';

/** PostgreSQL's text form of bytes. */
const HEX_START = '\\x';

/** Settings that every embedded database of ours is opened with. */
export const embeddedOptions: PGliteOptions = {
  // Its own way with bytes goes one by one, which for a draft takes longer than all else of a save.
  parsers: {
    [types.INT8]: readBigint,
    [types.BYTEA]: (text) => Buffer.from(text.slice(HEX_START.length), 'hex'),
  },
  serializers: {
    [types.BYTEA]: (bytes: Uint8Array) =>
      HEX_START + Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex'),
  },
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

/**
 * Each piece of work waits for those before it, and for a turn of the event loop of its own. The database works within
 * this process and lets go of it only when it has nothing more to do: with one piece after the other all in one turn,
 * those who keep asking would be served for seconds before Node takes in the next connection.
 */
function makeQueue(): Turns {
  const turns = makeTurns(1);
  return (work) =>
    turns(async () => {
      await nextTurnOfTheLoop();
      return work();
    });
}

/** Makes an open embedded database a `Database`. */
export function embeddedDatabase(pglite: PGlite): Database {
  const inQueue = makeQueue();
  const direct = queriesOf(pglite);
  return {
    kind: 'embedded',
    query: (sql, params) => inQueue(() => direct.query(sql, params)),
    script: (sql) => inQueue(() => direct.script(sql)),
    tx: (work) => inQueue(() => pglite.transaction((transaction) => work(queriesOf(transaction)))),
    close: () => inQueue(() => pglite.close()),
  };
}
