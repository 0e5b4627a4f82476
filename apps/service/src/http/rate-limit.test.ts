import { expect, it } from 'vitest';
import { onEachDatabase } from '../test-support/databases.ts';
import { openService } from '../test-support/service.ts';
import { makeRateLimit } from './rate-limit.ts';

it('lets so many calls through at once, and as many again as time allows', () => {
  let now = 0;
  const take = makeRateLimit(2, () => now);
  expect([take('a'), take('a'), take('a'), take('b')]).toEqual([0, 0, 30, 0]);
  now = 29_999;
  expect(take('a')).toBe(1);
  now = 30_000;
  expect([take('a'), take('a')]).toEqual([0, 30]);
});

it('remembers ten thousand callers and no more', () => {
  const take = makeRateLimit(1, () => 0);
  const others = (count: number) => {
    for (let caller = 0; caller < count; caller += 1) take(`other ${caller}`);
  };
  take('first');
  others(9_999);
  expect(take('first')).toBe(60);
  others(10_000);
  expect(take('first')).toBe(0);
});

onEachDatabase('too many calls', (getDb) => {
  it('of a person are told when to come back', async () => {
    let nowMs = Date.now();
    const service = openService(getDb(), { env: { RATE_LIMIT_PER_MINUTE: '3' }, nowMs: () => nowMs });
    const meera = service.person('meera');
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await meera.account()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await meera.account();
    expect(refused.json).toMatchObject({ success: false, code: 'RATE_LIMITED' });
    expect(refused.headers.get('retry-after')).toBe('20');
    expect((await service.person('ashwini').account()).status).toBe(200);
    nowMs += 20_000;
    expect((await meera.account()).status).toBe(200);
  });

  it('of submits and of an address are counted apart', async () => {
    const submits = openService(getDb(), { env: { SUBMIT_LIMIT_PER_MINUTE: '1' } }).person('meera');
    expect((await submits.submit()).status).toBe(200);
    expect((await submits.submit()).status).toBe(429);
    expect((await submits.save()).status).toBe(200);

    const service = openService(getDb(), { env: { ADDRESS_LIMIT_PER_MINUTE: '1', TRUST_PROXY: '1' } });
    const from = async (hops: string) =>
      (await service.send('/api/documents', '{}', { 'x-forwarded-for': hops })).status;
    expect([
      await from('1.1.1.1, 9.9.9.9'),
      await from('2.2.2.2, 9.9.9.9'),
      await from('9.9.9.9, 3.3.3.3'),
    ]).toEqual([401, 429, 401]);
  });
});
