import { expect, it } from 'vitest';
import { onEachDatabase } from '../test-support/databases.ts';
import { openService, pathOf, tokenOf } from '../test-support/service.ts';

onEachDatabase('every answer', (getDb) => {
  it('lets pages of the configured origins read it, refusals too, and no other', async () => {
    const service = openService(getDb(), { env: { WEB_ORIGINS: 'https://app.example.com' } });
    const allowed = async (origin: string) =>
      (await service.send('/api/documents', '{}', { origin })).headers.get('access-control-allow-origin');
    expect(await allowed('https://app.example.com')).toBe('https://app.example.com');
    expect(await allowed('https://evil.example')).toBeNull();
    const preflight = await service.app.request('/api/documents', {
      method: 'OPTIONS',
      headers: { origin: 'https://app.example.com', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
  });

  it('is never cached, has an id, and is logged without a word about anybody', async () => {
    const lines: string[] = [];
    const service = openService(getDb(), { log: (line) => lines.push(line) });
    const meera = service.person('meera');
    const submitted = await meera.submit({ personalDetails: { fullName: 'Meera Deshpande' } });
    await service.app.request(pathOf(submitted.json['pdfLink']));
    expect(submitted.headers.get('cache-control')).toBe('no-store');
    expect(submitted.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    const log = lines.join('');
    expect(lines).toHaveLength(2);
    expect(log).toContain('"action":"savepdf"');
    for (const secret of ['meera', 'Meera', 'Bearer', 'sig=', String(submitted.json['rand_num'])]) {
      expect(log).not.toContain(secret);
    }
  });

  it('that is a fault tells nothing of itself, and its log line nothing of what the database quotes', async () => {
    const db = getDb();
    const insert = `insert into accounts (id, sub, email, full_name, whatsapp_number, coupons)
      values ('1', 'sub-of-meera', 'meera@example.com', 'Meera Deshpande', $1, -1)`;
    const lines: string[] = [];
    const failing = { ...db, query: () => db.query<never>(insert, ['+91 98765 43210']) };
    const service = openService(failing, { log: (line) => lines.push(line) });
    const answer = await service.person('meera').account();
    expect(answer).toMatchObject({
      status: 500,
      json: { success: false, code: 'FAULT', message: 'Something went wrong. Please try again.' },
    });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, requestId: answer.headers.get('x-request-id'), err: { code: '23514' } },
      { status: 500 },
    ]);
    expect(lines.join('')).toContain('violates check constraint');
    for (const secret of ['meera', 'Meera', '98765', 'values ('])
      expect(lines.join('')).not.toContain(secret);
  });

  it('is compressed when it is long and the browser takes it', async () => {
    const service = openService(getDb());
    const meera = service.person('meera');
    await meera.save({ personalDetails: { address: 'a'.repeat(5000) } });
    const body = '{"action":"getDocuments","subaction":"Documents","product_id":"01"}';
    const response = await service.app.request('/api/documents', {
      method: 'POST',
      body,
      headers: {
        authorization: `Bearer ${await tokenOf('meera')}`,
        'content-length': String(body.length),
        'accept-encoding': 'gzip, br',
      },
    });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(1000);
  });
});

onEachDatabase('health', (getDb) => {
  it('is told, and readiness until the service stops', async () => {
    const service = openService(getDb());
    const status = async (path: string) => (await service.app.request(path)).status;
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
    service.drain();
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
    expect((await service.app.request('/healthz')).headers.get('connection')).toBe('close');
  });
});
