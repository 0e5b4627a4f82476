import pg from 'pg';
import { type Database, type Param, type Queries, readBigint } from './port.ts';

/** A statement that runs longer than this is in trouble. Milliseconds. */
const STATEMENT_TIMEOUT_MS = 15_000;

const parsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 && format !== 'binary' ? readBigint : pg.types.getTypeParser(oid, format),
};

function queriesOf(runner: Pick<pg.PoolClient, 'query'>): Queries {
  return {
    async query<Row extends object>(sql: string, params: readonly Param[] = []): Promise<Row[]> {
      return (await runner.query<Row>(sql, [...params])).rows;
    },
    async script(sql) {
      await runner.query(sql);
    },
  };
}

async function inTransaction<Result>(pool: pg.Pool, work: (q: Queries) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection in use tells of its end here, and the process would end with it if nobody listened.
  const noteBroken = (error: Error): void => {
    broken = error;
  };
  client.on('error', noteBroken);
  try {
    await client.query('begin');
    const result = await work(queriesOf(client));
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that can't even roll back is not given to the next one.
    await client.query('rollback').catch(noteBroken);
    throw error;
  } finally {
    client.off('error', noteBroken);
    client.release(broken);
  }
}

/**
 * Opens PostgreSQL.
 *
 * @param onIdleError Told of connections that broke while nobody used them; the pool replaces those by itself.
 */
export function postgresDatabase(url: string, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    types: parsers,
  });
  pool.on('error', onIdleError);
  return {
    kind: 'postgres',
    ...queriesOf(pool),
    tx: (work) => inTransaction(pool, work),
    close: () => pool.end(),
  };
}
