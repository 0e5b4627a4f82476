import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contractActions } from '../test-support/contract-actions.ts';
import { onEachDatabase } from '../test-support/databases.ts';
import { openGateway } from '../test-support/gateway.ts';
import { randomBodies } from '../test-support/random-bodies.ts';
import { aPdf, documentsIn, openService, tokenOf } from '../test-support/service.ts';
import { findWrongSums } from '../test-support/sums.ts';

/** So many to each action; `FUZZ_BODIES=10000` for a long run. */
const BODIES = Number(process.env['FUZZ_BODIES'] ?? 500);
const SEED = 20_261_128;

interface Answer {
  status: number;
  text: string;
}

/** A browser's side of a socket. */
function makePost(port: number, token: string) {
  const agent = new Agent({ keepAlive: true });
  const post = (path: string, body: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path, method: 'POST', agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
        });
      });
      sent.on('error', reject);
      sent.setHeader('authorization', `Bearer ${token}`);
      sent.end(body);
    });
  return { post, close: () => agent.destroy() };
}

const victimRows = `select d::text as row from documents d join accounts a on a.id = d.account_id
  where a.sub = 'victim' order by d.id`;

onEachDatabase('random bodies', (getDb) => {
  it(`of each action, ${BODIES} of them, break nothing and show nobody else’s data`, {
    timeout: 3_600_000,
  }, async () => {
    const service = openService(getDb(), {
      payments: openGateway(getDb()).payments,
      env: { WELCOME_COUPONS: '20' },
    });
    const victim = service.person('victim');
    const saved = await victim.submit({
      personalDetails: { documentName: 'Secret will' },
      pdf_base64: aPdf('Secret'),
    });
    await victim.save({ personalDetails: { documentName: 'Secret draft' } });
    const theirs = documentsIn(await victim.list()).map(({ FileLink }) => FileLink);
    const before = await getDb().query(victimRows);
    const own = service.person('sender');
    const ownSaved = await own.save();
    const ownLinks = documentsIn(await own.list()).map(({ FileLink }) => FileLink);
    const known = [...theirs, saved.json['rand_num'], ownSaved.json['rand_num'], ...ownLinks];

    const server = createServer(getRequestListener(service.app.fetch, { overrideGlobalObjects: false }));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    for (const { name, path, schema } of contractActions) {
      // Of their own, since one of the actions deletes the account, and earlier tokens with it.
      const { post, close } = makePost(
        port,
        await tokenOf(name === 'editAttributes/deleteUserAttributes' ? 'leaver' : 'sender'),
      );
      const bodies = fc.sample(randomBodies(schema, known), { numRuns: BODIES, seed: SEED });
      for (const body of bodies) {
        const { status, text } = await post(path, body);
        const told = `${name} ${status} ${text} to ${body}`;
        if (status >= 500) expect.fail(told);
        if (/Secret|victim/.test(text)) expect.fail(told);
        expect(JSON.parse(text), told).toBeTypeOf('object');
      }
      close();
    }
    server.close();
    expect(await getDb().query(victimRows)).toEqual(before);
    expect(await findWrongSums(getDb())).toEqual([]);
  });
});
