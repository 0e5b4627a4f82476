import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { LIMITS } from '@virasat/api-client/contract';
import { expect, it } from 'vitest';
import { onEachDatabase } from '../test-support/databases.ts';
import { aPdf, openService, tokenOf } from '../test-support/service.ts';

/** More than any other body may have, so that its sender has to wait for a place. */
const largePdf = () => aPdf('a'.repeat(LIMITS.bodyBytes));

onEachDatabase('a large body', (getDb) => {
  /** Begins to send one, and sends no more until it is told to give up. */
  const sendSlowly = async ({ app }: ReturnType<typeof openService>, sub: string) => {
    const stop = new AbortController();
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from('{"action":'));
        stop.signal.addEventListener('abort', () => controller.error(new Error('gone')));
      },
    });
    const headers = {
      authorization: `Bearer ${await tokenOf(sub)}`,
      'content-length': String(LIMITS.submitBytes),
    };
    const answer = Promise.resolve(
      app.request('/api/documents', { method: 'POST', headers, body, duplex: 'half' }),
    );
    return { answer, giveUp: () => stop.abort() };
  };

  it('that comes slowly keeps nobody else from submitting, but its own sender after two', async () => {
    const service = openService(getDb());
    const slow = await Promise.all(
      ['a', 'a', 'b', 'b', 'c', 'c'].map((sub) => sendSlowly(service, `slow ${sub}`)),
    );
    expect((await service.person('meera').submit({ pdf_base64: largePdf() })).status).toBe(200);
    const third = await service.person('slow a').submit({ pdf_base64: largePdf() });
    expect(third).toMatchObject({ status: 429, json: { code: 'RATE_LIMITED' } });
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const { giveUp } of slow) giveUp();
    for (const { answer } of slow) expect((await answer).status).toBe(400);
    expect((await service.person('slow a').submit({ pdf_base64: largePdf() })).status).toBe(200);
  });

  it('that breaks off on its way is no fault of the service', async () => {
    const lines: string[] = [];
    const { app } = openService(getDb(), { log: (line) => lines.push(line) });
    const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const sent = request({
      port: typeof address === 'object' && address !== null ? address.port : 0,
      path: '/api/documents',
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenOf('meera')}`, 'content-length': 1000 },
    });
    sent.on('error', () => {});
    sent.write('{"action":');
    await once(server, 'request');
    await new Promise((resolve) => setTimeout(resolve, 50));
    sent.destroy();
    await expect.poll(() => lines.length).toBe(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'request', status: 400 });
    server.close();
  });
});
