import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toStoredDraft } from '@virasat/will-model';
import { ashwiniDeed, meera } from '@virasat/will-model/fixtures';
import { afterAll, describe, expect, test } from 'vitest';
import { anInvoice } from '../testing/invoice-facts.ts';
import { expectSound } from '../testing/print.ts';
import { runRender } from './render.ts';

const folder = await mkdtemp(join(tmpdir(), 'virasat-render-'));
afterAll(() => rm(folder, { recursive: true }));
const pdfPath = join(folder, 'will.pdf');

async function run(args: readonly string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await runRender(args, {
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
  });
  return { code, printed, complaint: complaints.join('\n') };
}

async function draftFile(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

describe('render DRAFT.json OUT.pdf', () => {
  test('writes the will and prints one line of JSON', async () => {
    const path = await draftFile('meera.json', JSON.stringify(toStoredDraft(meera)));
    const { code, printed, complaint } = await run([path, pdfPath]);
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
    expect(printed).toHaveLength(1);
    await expectSound(pdfPath);
    const bytes = await readFile(pdfPath);
    expect(JSON.parse(printed.join())).toEqual({
      pages: expect.any(Number),
      bytes: bytes.length,
      ms: expect.any(Number),
    });
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-6).toString().trim()).toBe('%%EOF');
  });

  test.each([
    ['a file that isn’t there', null, "can't be read"],
    ['a file that isn’t JSON', 'Dear reader', "isn't JSON"],
    ['JSON that isn’t a draft', '[1, 2]', 'A draft is a JSON object'],
    ['an object that has no part of a draft', '{"a": 1}', 'personalDetails'],
  ])('%s is no draft: exit 2 and what is wrong', async (_, content, words) => {
    const path = content === null ? join(folder, 'nowhere.json') : await draftFile('other.json', content);

    const { code, printed, complaint } = await run([path, pdfPath]);
    expect({ code, printed }).toEqual({ code: 2, printed: [] });
    expect(complaint).toContain(words);
  });

  test('a letter that can’t be printed is named with its field, and nothing is written', async () => {
    const draft = toStoredDraft({
      ...meera,
      personalDetails: { ...meera.personalDetails, fullName: 'Meera 🙏' },
    });
    const path = await draftFile('emoji.json', JSON.stringify(draft));
    const outPath = join(folder, 'emoji.pdf');
    const { code, complaint } = await run([path, outPath]);
    expect(code).toBe(1);
    expect(complaint).toContain('🙏 in personalDetails.fullName');
    await expect(readFile(outPath)).rejects.toThrow();
  });

  test.each([
    [[]],
    [['one.json']],
    [['a', 'b', 'c']],
    [['--deed', '--invoice', 'a', 'b']],
    [['--language', 'hindi', 'a', 'b']],
    [['--deed', '--language', 'klingon', 'a', 'b']],
    [['--receipt', 'a', 'b']],
  ])('%j is no way to call it', async (args) => {
    const { code, complaint } = await run(args);
    expect(code).toBe(1);
    expect(complaint).toContain('Usage: render DRAFT.json OUT.pdf');
  });
});

describe('render --deed DEED.json OUT.pdf', () => {
  test.each([[[]], [['--language', 'hindi']], [['--language', 'marathi']]])(
    'writes the deed, with %j',
    async (options) => {
      const path = await draftFile('deed.json', JSON.stringify(ashwiniDeed));
      const { code, printed, complaint } = await run(['--deed', ...options, path, pdfPath]);
      expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
      expect(JSON.parse(printed.join())).toMatchObject({ bytes: (await readFile(pdfPath)).length });
      await expectSound(pdfPath);
    },
  );

  test('an object that is no deed: exit 2', async () => {
    const path = await draftFile('other.json', '{"a": 1}');
    expect((await run(['--deed', path, pdfPath])).code).toBe(2);
  });
});

describe('render --invoice FACTS.json OUT.pdf', () => {
  test('writes the invoice on one page', async () => {
    const path = await draftFile('invoice.json', JSON.stringify(anInvoice()));
    const { code, printed, complaint } = await run(['--invoice', path, pdfPath]);
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
    expect(JSON.parse(printed.join())).toMatchObject({ pages: 1, bytes: (await readFile(pdfPath)).length });
    await expectSound(pdfPath);
  });

  test('facts that are missing are named: exit 2', async () => {
    const { seller: _, ...facts } = anInvoice({ payment: { amountPaise: 0.5 } });
    const path = await draftFile('invoice.json', JSON.stringify(facts));
    const { code, complaint } = await run(['--invoice', path, pdfPath]);
    expect(code).toBe(2);
    expect(complaint).toMatch(/payment\.amountPaise, seller\.$/);
  });
});
