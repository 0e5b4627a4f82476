import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { signOffSchema, stateOf } from '../review/sign-off.ts';
import { runWording } from './wording.ts';

const kept = fileURLToPath(new URL('../review/sign-off.json', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'virasat-wording-'));
afterAll(() => rm(folder, { recursive: true }));
const file = join(folder, 'sign-off.json');
// The entries as they are kept, before anybody approved anything.
const unsigned = (text: string): string =>
  JSON.stringify(JSON.parse(text), (key, value) => (key === 'signedOff' ? undefined : value));
beforeEach(async () => write(JSON.parse(unsigned(await readFile(kept, 'utf8')))));

async function run(...args: string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await runWording(args, {
    file,
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
  });
  return { code, printed, complaint: complaints.join('\n') };
}
const entries = async () => signOffSchema.parse(JSON.parse(await readFile(file, 'utf8')));
const write = (signOffs: unknown): Promise<void> => writeFile(file, JSON.stringify(signOffs));
const approval = ['--who', 'A reviewer', '--when', '2026-11-28'];

describe('the entries of the legal review', () => {
  test('are in step with the wording: a changed text needs `pnpm wording update` and a fresh look', async () => {
    const complaints: string[] = [];
    const code = await runWording([], { print: () => undefined, complain: (line) => complaints.push(line) });
    expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
  });

  test('fail where a text has changed, is new, or is gone', async () => {
    const { 'I.1': declaration, 'I.2': revocation, ...others } = await entries();
    if (!declaration || !revocation) throw new Error('Article I has both rows');
    const hindi = { hash: '0'.repeat(16) };
    await write({ ...others, 'I.1': { ...declaration, hindi }, 'X.1': revocation });
    const { code, complaint } = await run();
    expect(code).toBe(1);
    expect(complaint.split('\n')).toEqual([
      'I.1 (hindi) is changed.',
      'I.2 (english) is new.',
      'I.2 (hindi) is new.',
      'I.2 (marathi) is new.',
      'X.1 is no row of the wording any more.',
    ]);
  });

  test('take an approval, and say so until the text changes', async () => {
    expect((await run('sign-off', ...approval, '--language', 'hindi', 'I.1')).code).toBe(0);
    const signed = await entries();
    expect(signed['I.1']?.hindi.signedOff).toMatchObject({ who: 'A reviewer', when: '2026-11-28' });
    expect(signed['I.1']?.english.signedOff).toBeUndefined();
    const hindi = signed['I.1']?.hindi;
    if (!hindi) throw new Error('The row is there');
    expect(stateOf(hindi).state).toBe('signed-off');
    expect(stateOf({ ...hindi, hash: '0'.repeat(16) }).state).toBe('changed-since');
  });

  test('keep an approval with the hash of what was approved when the text is updated', async () => {
    await run('sign-off', ...approval, 'I.1');
    const signed = await entries();
    const before = signed['I.1'];
    if (!before) throw new Error('The row is there');
    const old = {
      ...before.english,
      hash: '0'.repeat(16),
      signedOff: { who: 'A', when: '2026-01-01', hash: '0'.repeat(16) },
    };
    await write({ ...signed, 'I.1': { ...before, english: old } });
    expect((await run('update')).code).toBe(0);
    const updated = (await entries())['I.1']?.english;
    if (!updated) throw new Error('The row is there');
    expect(stateOf(updated)).toEqual({ state: 'changed-since', who: 'A', when: '2026-01-01' });
  });

  test('take a whole article at once', async () => {
    expect((await run('sign-off', ...approval, 'VIII.*')).printed[0]).toContain('5 signed off');
  });

  test.each([
    [['sign-off', 'I.1']],
    [['sign-off', '--who', ' ', '--when', '2026-11-28', 'I.1']],
    [['sign-off', '--who', 'A', '--when', '2026-02-30', 'I.1']],
    [['sign-off', ...approval]],
    [['sign-off', ...approval, '--language', 'latin', 'I.1']],
    [['sign-off', ...approval, 'X.9']],
    [['sign-off', ...approval, 'X.*']],
    [['approve']],
  ])('refuse %j', async (args) => {
    const before = await readFile(file, 'utf8');
    const { code, complaint } = await run(...args);
    expect(code).toBe(1);
    expect(complaint).not.toBe('');
    expect(await readFile(file, 'utf8')).toBe(before);
  });
});
