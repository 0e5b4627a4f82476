import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { openEveryDocument } from '../copy/open-every-document.ts';
import { makeVault } from '../crypto/vault.ts';
import { documentSeals } from '../documents/form.ts';
import { makeLog } from '../logging/log.ts';
import { startBucket } from '../test-support/bucket.ts';
import { newEmbedded, onEachDatabase } from '../test-support/databases.ts';
import { aPdf, openService, pathOf, testKeys } from '../test-support/service.ts';
import { runIfDue } from './job-lease.ts';
import { runDueJobs } from './keep-house.ts';
import { resealAll } from './reseal.ts';

const key = (fill: number): Uint8Array => new Uint8Array(32).fill(fill);
const older = new Map([['2025', key(1)]]);
const both = new Map([
  ['2026', key(2)],
  ['2025', key(1)],
]);
const newer = new Map([['2026', key(2)]]);

onEachDatabase('a job', (getDb) => {
  it('is run by one of many replicas that come at once, and again once it is due', async () => {
    let runs = 0;
    const job = async () => {
      runs += 1;
      return 'done';
    };
    const results = await Promise.all(Array.from({ length: 10 }, () => runIfDue(getDb(), 'a', 3600, job)));
    expect(results.filter((result) => result === 'done')).toHaveLength(1);
    expect(await runIfDue(getDb(), 'b', 3600, job)).toBe('done');
    expect(await runIfDue(getDb(), 'a', 3600, job)).toBeNull();
    await getDb().query(`update job_runs set begun_at = now() - interval '1 hour'`);
    expect(await runIfDue(getDb(), 'a', 3600, job)).toBe('done');
    expect(runs).toBe(3);
  });

  it('that fails is told of and keeps no other from running', async () => {
    const person = openService(getDb(), { dataKeys: older }).person('meera');
    await person.save();
    await getDb().query(`update documents set binned_at = now() - interval '31 days', key_id = 'lost'`);
    await person.save();
    await getDb().query(`update documents set key_id = 'lost'`);
    const lines: string[] = [];
    const log = makeLog('info', { write: (line) => lines.push(line) });
    await runDueJobs({ db: getDb(), seals: documentSeals(makeVault(newer)), objects: undefined }, log);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { job: 'purge-bin', count: 1, msg: 'job done' },
      { job: 'reseal', msg: 'a job failed', err: { message: 'No key has the id lost' } },
    ]);
  });

  it('seals everything with the new key, so that the old one can go', async () => {
    const bucket = await startBucket();
    const before = openService(getDb(), { dataKeys: older, env: { WELCOME_COUPONS: '5' } });
    const inObjects = openService(getDb(), { dataKeys: older, objects: bucket.store });
    for (let count = 0; count < 60; count += 1) await before.person('meera').save();
    const inDatabase = await before.person('meera').submit({ pdf_base64: aPdf('in the database') });
    const inStore = await inObjects.person('meera').submit({ pdf_base64: aPdf('in the store') });
    const listed = await before.person('meera').list();
    const lost = documentSeals(makeVault(newer));
    await expect(openEveryDocument(getDb(), lost, bucket.store)).rejects.toThrow('No key has the id 2025');

    expect(await resealAll(getDb(), documentSeals(makeVault(both)))).toBe(62 + 2);
    expect(await resealAll(getDb(), documentSeals(makeVault(both)))).toBe(0);
    const after = openService(getDb(), { dataKeys: newer, objects: bucket.store });
    expect(await openEveryDocument(getDb(), lost, bucket.store)).toBe(62);
    expect((await after.person('meera').list()).json).toEqual(listed.json);
    for (const [answer, content] of [
      [inDatabase, 'in the database'],
      [inStore, 'in the store'],
    ] as const) {
      const response = await after.app.request(pathOf(answer.json['pdfLink']));
      expect(Buffer.from(await response.arrayBuffer()).toString('base64')).toBe(aPdf(content));
    }
    bucket.close();
  });
});

it('makes room again in the embedded database of what was written over', async () => {
  const db = await newEmbedded();
  const person = openService(db).person('meera');
  const { rand_num } = (await person.save()).json;
  const bytesAfterSaves = async () => {
    for (let count = 0; count < 50; count += 1) {
      // Chance, since a text that repeats itself is made small before it is kept.
      await person.save({ rand_num, later: randomBytes(15_000).toString('base64') });
    }
    const [size] = await db.query<{ bytes: number }>(`select pg_total_relation_size('documents') as bytes`);
    return size?.bytes ?? 0;
  };
  const before = await bytesAfterSaves();
  expect(before).toBeGreaterThan(50 * 15_000);
  await runDueJobs({ db, seals: documentSeals(makeVault(testKeys)), objects: undefined }, makeLog('silent'));
  expect(await bytesAfterSaves()).toBeLessThan(1.2 * before);
  await db.close();
});
