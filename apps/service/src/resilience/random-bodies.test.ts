import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ContractAction, contractActions } from '../test-support/contract-actions.ts';
import { onEachDatabase } from '../test-support/databases.ts';
import { openGateway } from '../test-support/gateway.ts';
import { randomBodies } from '../test-support/random-bodies.ts';
import { aPdf, documentsIn, openService, tokenOf } from '../test-support/service.ts';
import { findWrongSums } from '../test-support/sums.ts';

/** So many to each action; `FUZZ_BODIES=10000` for a long run. */
const BODIES = Number(process.env['FUZZ_BODIES'] ?? 500);
const SEED = 20_261_128;
/** As many connections as a browser opens. */
const AT_ONCE = 6;
/** Bodies that are refused before anything is done with them try little; so many of a hundred must get further. */
const LEAST_PERCENT_TAKEN = 10;

type Service = ReturnType<typeof openService>;
interface Answer {
  status: number;
  text: string;
}

/** A browser's side of the service's sockets. */
async function listen({ app }: Service) {
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  // A machine that stalls must not cut a connection that the next body is about to use.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const post = (path: string, token: string, body: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, 'content-length': Buffer.byteLength(body) };
      const sent = request({ port, host: '127.0.0.1', path, method: 'POST', agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  return {
    post,
    close: () => {
      agent.destroy();
      server.close();
    },
  };
}

/** Somebody with a will, a draft and an order, and the names of all of them. */
async function settle(service: Service, sub: string, word: string): Promise<string[]> {
  const person = service.person(sub);
  const will = await person.submit({ personalDetails: { documentName: word }, pdf_base64: aPdf(word) });
  const saved = await person.save({ personalDetails: { documentName: word } });
  const order = await person.orders({ action: 'createOrder', product_id: '01', amount: 2499 });
  const links = documentsIn(await person.list()).map(({ FileLink }) => FileLink);
  const { nextCursor } = (await person.list({ limit: 1 })).json;
  const names = [will.json['rand_num'], saved.json['rand_num'], order.json['order_id'], nextCursor, ...links];
  return names.map(String);
}

const victimRows = `
  select d::text as row from documents d join accounts a on a.id = d.account_id where a.sub = 'victim'
  union all select p::text from pdfs p join documents d on d.id = p.document_id
    join accounts a on a.id = d.account_id where a.sub = 'victim'
  union all select p::text from payments p join accounts a on a.id = p.account_id where a.sub = 'victim'
  union all select a::text from accounts a where a.sub = 'victim' order by 1`;

onEachDatabase('random bodies', (getDb) => {
  const env = { WELCOME_COUPONS: '20' };

  /** Sends bodies of one action, some at once, and looks at every answer. How many of them were taken. */
  async function trouble(action: ContractAction, victims: readonly string[], service: Service) {
    const { name, path, schema } = action;
    const own = await settle(service, name, 'Own will');
    const bodies = fc.sample(randomBodies(schema, [...victims, ...own]), { numRuns: BODIES, seed: SEED });
    const { post, close } = await listen(service);
    const leak = new RegExp(['Secret', 'victim', ...victims].join('|'));
    let token = await tokenOf(name);
    let closedAccounts = 0;
    let taken = 0;
    const sendTheRest = async (): Promise<void> => {
      for (let body = bodies.pop(); body !== undefined; body = bodies.pop()) {
        const { status, text } = await post(path, token, body);
        const told = `${name} ${status} ${text} to ${body}`;
        if (status >= 500) expect.fail(told);
        if (leak.test(text)) expect.fail(`Somebody else’s: ${told}`);
        expect(JSON.parse(text), told).toBeTypeOf('object');
        if (status !== 400) taken += 1;
        // Whoever deleted the account, and the token with it, comes as somebody new.
        if (name.endsWith('deleteUserAttributes') && status === 200) {
          closedAccounts += 1;
          token = await tokenOf(`${name} ${closedAccounts}`);
        }
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, sendTheRest));
    close();
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return taken;
  }

  it.each(contractActions)(
    `$name: ${BODIES} of them break nothing and show nobody else’s data`,
    {
      timeout: 3_600_000,
    },
    async (action) => {
      const service = openService(getDb(), { payments: openGateway(getDb()).payments, env });
      const victims = await settle(service, 'victim', 'Secret');
      const before = await getDb().query(victimRows);
      expect(before).toHaveLength(5);
      const taken = await trouble(action, victims, service);
      expect((taken / BODIES) * 100).toBeGreaterThan(LEAST_PERCENT_TAKEN);
      expect(await getDb().query(victimRows)).toEqual(before);
      expect(await findWrongSums(getDb())).toEqual([]);
    },
  );
});
