import pg from 'pg';
import { sha256 } from '../crypto/ids.ts';
import { type Database, type Param, type Queries, readBigint } from './port.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

/** How much is asked of PostgreSQL at once, and how long it is waited for. */
export interface PostgresLimits {
  connections: number;
  /** How long a call waits for a connection, a new one or one that somebody has. Milliseconds. */
  connectMs: number;
  /** A statement that runs longer than this is in trouble, and is called off. Milliseconds. */
  statementMs: number;
  /** Longer still: by then PostgreSQL would have called the statement off, could it be reached. Milliseconds. */
  silenceMs: number;
}

const usual: PostgresLimits = {
  connections: 20,
  connectMs: 5_000,
  statementMs: 15_000,
  silenceMs: 18_000,
};

const parsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 && format !== 'binary' ? readBigint : pg.types.getTypeParser(oid, format),
};

/**
 * SQLSTATE classes and codes that say something of the moment, not of the statement: no connection, no room, called off
 * by a timeout or an operator, given up for another transaction.
 *
 * @see https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
const PASSING = /^(?:08|53|57|40001|40P01|55P03)/;

function isPassing(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return PASSING.test(error.code ?? '');
  // What is wrong with a connection the driver says in plain errors; a value that it can't read is a RangeError.
  return error instanceof Error && error.name === 'Error';
}

async function send<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw isPassing(error) ? new DatabaseUnavailableError({ cause: error }) : error;
  }
}

/** Longer names of statements PostgreSQL cuts off. */
const NAME_LETTERS = 32;

/** Names of statements, by their text. All texts are in this program, so there are a few dozen. */
const names = new Map<string, string>();

function nameOf(sql: string): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  const name = sha256(sql).slice(0, NAME_LETTERS);
  names.set(sql, name);
  return name;
}

function queriesOf(client: pg.PoolClient): Queries {
  return {
    async query<Row extends object>(text: string, params: readonly Param[] = []): Promise<Row[]> {
      const values = [...params];
      // By name, so that a connection reads and plans a statement once, not each time.
      const statement = values.length === 0 ? { text } : { name: nameOf(text), text, values };
      return (await send(client.query<Row>(statement))).rows;
    },
    async script(sql) {
      await send(client.query(sql));
    },
  };
}

/** Works with a connection of one's own. One that may be broken isn't given to the next one. */
async function withConnection<Result>(pool: pg.Pool, work: (q: Queries) => Promise<Result>): Promise<Result> {
  const client = await pool.connect().catch((cause: unknown) => {
    throw new DatabaseUnavailableError({ cause });
  });
  let broken: Error | undefined;
  // A connection in use tells of its end here, and the process would end with it if nobody listened.
  const noteBroken = (error: Error): void => {
    broken = error;
  };
  client.on('error', noteBroken);
  try {
    return await work(queriesOf(client));
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) noteBroken(error);
    throw error;
  } finally {
    client.off('error', noteBroken);
    client.release(broken);
  }
}

const inTransaction =
  <Result>(work: (q: Queries) => Promise<Result>) =>
  async (q: Queries): Promise<Result> => {
    await q.script('begin');
    try {
      const result = await work(q);
      await q.script('commit');
      return result;
    } catch (error) {
      // Where the database is out of reach, the connection goes, and the transaction with it.
      if (!(error instanceof DatabaseUnavailableError)) await q.script('rollback');
      throw error;
    }
  };

/**
 * Opens PostgreSQL. Whatever keeps it from answering right now is a `DatabaseUnavailableError`.
 *
 * @param onIdleError Told of connections that broke while nobody used them; the pool replaces those by itself.
 */
export function postgresDatabase(
  url: string,
  onIdleError: (error: Error) => void,
  { connections, connectMs, statementMs, silenceMs }: PostgresLimits = usual,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: silenceMs,
    keepAlive: true,
    types: parsers,
  });
  pool.on('error', onIdleError);
  return {
    kind: 'postgres',
    query: (sql, params) => withConnection(pool, (q) => q.query(sql, params)),
    script: (sql) => withConnection(pool, (q) => q.script(sql)),
    tx: (work) => withConnection(pool, inTransaction(work)),
    close: () => pool.end(),
  };
}
