/**
 * The floor that `pnpm bench service` measures the service against: the same framework on the same database, which reads
 * the same request and does the one statement. No token, no check, no encryption, nothing written anew.
 */
import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises';
import { PGlite, types } from '@electric-sql/pglite';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

const { PORT, DATABASE_URL, DATA_DIR } = process.env;

/** Enough to tell the three statements apart. */
const NAME_LETTERS = 30;

async function open() {
  if (DATABASE_URL !== undefined) {
    const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });
    // By name, as in the service: else half of what PostgreSQL does would be to read and plan the statement each time.
    return (text, values) => pool.query({ name: text.slice(0, NAME_LETTERS), text, values });
  }
  const embedded = await PGlite.create(DATA_DIR, {
    postgresqlconf: ['shared_buffers=16MB'],
    // As in the service: else the floor would be how slowly the driver turns bytes into text.
    serializers: { [types.BYTEA]: (bytes) => `\\x${bytes.toString('hex')}` },
  });
  // As in the service: else half the connections would be taken in only when the others have been served for seconds.
  let last = Promise.resolve();
  return (sql, params) => {
    last = last.then(() => nextTurnOfTheLoop()).then(() => embedded.query(sql, params));
    return last;
  };
}

const query = await open();

const app = new Hono()
  .get('/readyz', (c) => c.text('ready'))
  .get('/account-of/:id', async (c) => {
    const { rows } = await query('select account_id from documents where id = $1', [c.req.param('id')]);
    return c.json(rows[0]);
  })
  .post('/save/:account', async (c) => {
    const form = Buffer.from(await c.req.arrayBuffer());
    // Which document it is stands in the body, as the contract has it.
    const { product_id, rand_num } = JSON.parse(form.toString());
    const { rows } = await query(
      `update documents set form_sealed = $4, version = version + 1, updated_at = clock_timestamp()
       where account_id = $1 and product_id = $2 and rand_num = $3 returning version`,
      [c.req.param('account'), product_id, rand_num, form],
    );
    return c.json(rows[0]);
  })
  .post('/list/:account', async (c) => {
    const { rows } = await query(
      `select id, rand_num, item_type, document_type, is_complete, is_edited, binned_at, version, updated_at,
         encode(name_sealed, 'base64') as name
       from documents where account_id = $1 and product_id = '01' order by updated_at desc, id desc limit 50`,
      [c.req.param('account')],
    );
    return c.json(rows);
  });

serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' });
