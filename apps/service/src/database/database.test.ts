import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { onEachDatabase } from '../test-support/databases.ts';
import { newFolder } from '../test-support/folders.ts';
import { FolderInUseError, takeLock } from './lock-file.ts';
import { migrate } from './migrate.ts';
import { readBigint } from './port.ts';

onEachDatabase('the query layer', (getDb) => {
  it('gives every kind of value in one type', async () => {
    const [row] = await getDb().query<{ bytes: Uint8Array }>(
      `select 9007199254740991::bigint as big, count(*) as count, true as yes, null as nothing, 'é'::text as text,
         '\\x00ff'::bytea as bytes, timestamptz '2026-11-28 04:30:00.123Z' as time from (values (1), (2)) as two`,
    );
    expect(row).toMatchObject({ big: 9007199254740991, count: 2, yes: true, nothing: null, text: 'é' });
    expect(row).toMatchObject({ time: new Date('2026-11-28T04:30:00.123Z') });
    expect([...(row?.bytes ?? [])]).toEqual([0, 255]);
  });

  it('takes every kind of parameter', async () => {
    const [row] = await getDb().query(
      'select $1::text as text, $2::int as number, $3::bytea as bytes, $4::text[] as list, $5::timestamptz as time',
      ['अ', 5, new Uint8Array([1, 2]), ['a', 'b'], new Date(0)],
    );
    expect(row).toMatchObject({ text: 'अ', number: 5, list: ['a', 'b'], time: new Date(0) });
  });

  it('gives bytes back as they were, whatever they are a part of', async () => {
    const every = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    for (const bytes of [every, every.subarray(100, 103), every.subarray(5, 5), Buffer.from([0, 10, 13])]) {
      const [row] = await getDb().query<{ bytes: Uint8Array }>('select $1::bytea as bytes', [bytes]);
      expect([...(row?.bytes ?? [-1])]).toEqual([...bytes]);
    }
  });

  it('lets others have a turn between statements that were all sent at once', async () => {
    if (getDb().kind === 'postgres') return;
    let turns = 0;
    let timer = setImmediate(function count() {
      turns += 1;
      timer = setImmediate(count);
    });
    const statements = 20;
    await Promise.all(Array.from({ length: statements }, () => getDb().query('select 1 as one')));
    clearImmediate(timer);
    expect(turns).toBeGreaterThanOrEqual(statements);
  });

  it('keeps nothing of a transaction that failed, and goes on afterwards', async () => {
    const insert = `insert into closed_accounts (sub_hash) values ('a')`;
    const failing = getDb().tx(async (q) => {
      await q.query(insert);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    const broken = getDb().tx(async (q) => {
      await q.query(insert);
      await q.query('select nonsense');
    });
    await expect(broken).rejects.toThrow('nonsense');
    expect(await getDb().query('select 1 from closed_accounts')).toEqual([]);
    await getDb().tx((q) => q.query(insert));
    expect(await getDb().query('select 1 as one from closed_accounts')).toEqual([{ one: 1 }]);
  });

  it('goes on after a connection broke within a transaction', async () => {
    if (getDb().kind === 'embedded') return;
    const cutOff = getDb().tx(async (q) => {
      const [{ pid } = { pid: 0 }] = await q.query<{ pid: number }>('select pg_backend_pid() as pid');
      await getDb().query('select pg_terminate_backend($1)', [pid]);
      // Nothing is asked of the connection while it breaks.
      await wait(50);
      await q.query('select 1');
    });
    await expect(cutOff).rejects.toThrow();
    expect(await getDb().tx((q) => q.query('select 1 as one'))).toEqual([{ one: 1 }]);
  });

  it('brings tables up to date once, however many start together', async () => {
    await Promise.all([migrate(getDb()), migrate(getDb())]);
    const rows = await getDb().query<{ name: string }>('select name from schema_migrations order by name');
    const files = await readdir(new URL('./migrations/', import.meta.url));
    expect(rows.map(({ name }) => name)).toEqual(files.sort());
  });

  it('does not start where a migration was changed after it ran', async () => {
    await getDb().tx(async (q) => {
      await q.query(`update schema_migrations set checksum = 'other'`);
    });
    await expect(migrate(getDb())).rejects.toThrow('in another wording');
  });
});

it('refuses a whole number that would lose digits', () => {
  expect(readBigint('9007199254740991')).toBe(9007199254740991);
  expect(() => readBigint('9007199254740992')).toThrow(RangeError);
});

describe('the lock of a data folder', () => {
  const newLock = async () => join(await newFolder(), 'service.lock');

  it('is had by one, and again after it was given back', async () => {
    const path = await newLock();
    const release = await takeLock(path);
    await expect(takeLock(path)).rejects.toBeInstanceOf(FolderInUseError);
    await release();
    await (await takeLock(path))();
    await expect(access(path)).rejects.toThrow();
  });

  it('is had by one of many that come at once', async () => {
    const path = await newLock();
    await writeFile(path, JSON.stringify({ pid: 4_194_303, startedAt: null }));
    const taken = await Promise.allSettled(Array.from({ length: 10 }, () => takeLock(path)));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('of a process that died is taken over', async () => {
    const path = await newLock();
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    await writeFile(path, JSON.stringify({ pid: child.pid, startedAt: null }));
    await (await takeLock(path))();
  });

  it("of a process whose number is now somebody else's is taken over", async () => {
    const path = await newLock();
    await writeFile(path, JSON.stringify({ pid: process.pid, startedAt: 'another boot/1' }));
    await (await takeLock(path))();
  });

  it('that was cut off while it was written is taken over', async () => {
    const path = await newLock();
    await writeFile(path, '{"pid":');
    const release = await takeLock(path);
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid });
    await release();
  });
});
