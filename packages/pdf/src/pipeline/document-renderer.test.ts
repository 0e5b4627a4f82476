import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WillDraft } from '@virasat/will-model';
import {
  ashwini,
  devanagariNames,
  largeDraft,
  longNames,
  meera,
  meeraIn,
} from '@virasat/will-model/fixtures';
import { afterAll, describe, expect, test } from 'vitest';
import { composeWill } from '../content/compose-will.ts';
import { plainText } from '../document/rich-text.ts';
import { externalTool } from '../testing/external-tool.ts';
import { print } from '../testing/print.ts';
import { printedPages } from '../testing/printed-pages.ts';
import { blocksOf } from '../testing/reading.ts';
import { flat, textsByElement } from '../testing/structure-text.ts';
import type { RenderedDocument } from './rendered-document.ts';

const folder = await mkdtemp(join(tmpdir(), 'virasat-pdf-'));
afterAll(() => rm(folder, { recursive: true }));

const pdftotext = externalTool('pdftotext', 'the text of printed wills, read back');
const pdffonts = externalTool('pdffonts', 'the fonts of printed wills');

let files = 0;
function nextPath(): string {
  files += 1;
  return join(folder, `${files}.pdf`);
}

const rendered = (draft: WillDraft, createdAt?: string): Promise<RenderedDocument> =>
  print(composeWill(draft), nextPath(), createdAt);

async function written(draft: WillDraft): Promise<string> {
  const path = nextPath();
  await print(composeWill(draft), path);
  return path;
}

/** What is left of a text when white space is no matter, as where a word was cut at the end of a line. */
const bare = (text: string): string => text.normalize('NFC').replace(/\s+/gu, '');
/** A line may end behind a hyphen, where the reading then has the end of the line. */
const joined = (text: string): string => text.replace(/(?<=[-–])\s/gu, '');
const readBack = (path: string): string => pdftotext.run(['-raw', '-enc', 'UTF-8', path, '-']);

/** Answers that the will prints, as they were typed. */
const typedIn = ({ personalDetails: details, nominees, assets, otherInfo }: WillDraft): string[] => [
  details.fullName,
  ...details.address.split('\n'),
  details.idNumber,
  details.guardianName,
  ...nominees.map(({ name }) => name),
  ...assets.flatMap(({ identifier, description }) => [identifier, description]),
  otherInfo.specialInstructions,
  otherInfo.petDetails,
  ...otherInfo.witnesses.flatMap(({ name, address }) => [name, address]),
];

const wills: [string, WillDraft][] = [
  ['Meera in English', meera],
  ['Meera in Hindi', meeraIn('hindi')],
  ['Meera in Marathi', meeraIn('marathi')],
  ['Ashwini', ashwini],
  ['Devanagari names', devanagariNames],
  ['long names', longNames],
];

describe.skipIf(pdftotext.isMissing)('the text of a printed will, read back', () => {
  test.each(wills)('%s holds every answer letter for letter', async (_, draft) => {
    const text = bare(readBack(await written(draft)));
    for (const typed of typedIn(draft)) expect(text).toContain(bare(typed));
  });

  test.each(wills)('%s holds every clause unbroken', async (_, draft) => {
    const document = composeWill(draft);
    const path = nextPath();
    const pageCount = (await print(document, path)).pages - 1;
    const [initials = ''] = document.footer.initials;
    // A clause that goes on on the next page has the foot of the page in it.
    const withoutFoot = (page: string): string => page.slice(0, page.lastIndexOf(flat(initials)));
    const text = joined(readBack(path).split('\f').slice(1, -1).map(flat).map(withoutFoot).join(''));
    const clauses = blocksOf(document).flatMap((block) =>
      block.kind === 'paragraph' || block.kind === 'verbatim'
        ? [joined(flat(plainText(block.text, { pageNumber: 0, pageCount })))]
        : [],
    );
    expect(clauses.length).toBeGreaterThan(30);
    expect(clauses.filter((clause) => !text.includes(clause))).toEqual([]);
  });

  test('Latin, Devanagari and signs stand on one line, as typed (C-04, C-14)', async () => {
    const names = [
      'Asha (आशा) Patil',
      'Rao & Sons',
      "D'Souza",
      'A < B > C',
      '<b>Asha</b>',
      '“Shanti Niwas” – 2nd floor',
    ];
    for (const language of ['english', 'hindi', 'marathi'] as const) {
      const draft = meeraIn(language);
      const nominees = names.map((name, index) => ({
        id: `n${index}`,
        name,
        relation: 'Friend',
        nomiee_notes: '',
      }));
      const address = 'Flat 3, शिवाजीनगर,\nPune – 411005\n\tIndia';
      const text = flat(
        readBack(
          await written({ ...draft, nominees, personalDetails: { ...draft.personalDetails, address } }),
        ),
      );
      for (const name of names) expect(text).toContain(name);
      expect(text).toContain('Flat 3, शिवाजीनगर, Pune – 411005 India');
    }
  });

  test('the rupee sign is a rupee sign (C-02)', async () => {
    const text = flat(readBack(await written(meera)));
    expect(text).toContain('₹ 25,00,000 (Rupees twenty-five lakh only)');
    expect(text).toContain('Fixed deposit ₹2,50,000');
    expect(text).not.toMatch(/¹|þÿ/);
  });

  test('words without a space are cut without losing or doubling a letter (C-07)', async () => {
    const long = {
      name: 'A'.repeat(120),
      identifier: '00011122233344455566677788899900011122233',
      email: `${'e'.repeat(78)}@example.com`,
      word: 'क्षत्रियविश्वस्तप्रतिष्ठानश्रीकांतमृत्युपत्र'.repeat(2),
    };
    const [nominee, ...nominees] = meera.nominees;
    const [asset, ...assets] = meera.assets;
    const [executor, ...executors] = meera.executor.commonExecutors;
    if (!nominee || !asset || !executor) throw new Error('Meera has all three');
    const text = bare(
      readBack(
        await written({
          ...meera,
          nominees: [{ ...nominee, name: long.name, nomiee_notes: long.word }, ...nominees],
          assets: [{ ...asset, identifier: long.identifier }, ...assets],
          executor: {
            ...meera.executor,
            commonExecutors: [{ ...executor, email: long.email }, ...executors],
          },
        }),
      ),
    );
    // The table of Article III, those of two assets, and the residue's.
    expect(text.split(`${long.name}Husband`)).toHaveLength(5);
    expect(text.match(/A{100,}/g)?.every((run) => run.length === 120)).toBe(true);
    for (const value of [long.identifier, long.email, long.word.normalize('NFC')])
      expect(text.split(value)).toHaveLength(2);
  });

  test('much text is there once, page after page (C-08)', async () => {
    const sentences = Array.from(
      { length: 150 },
      (_, index) => `Instruction ${index} is forty letters long or so.`,
    );
    const draft = largeDraft(25, 20);
    const text = flat(
      readBack(
        await written({
          ...draft,
          otherInfo: {
            ...draft.otherInfo,
            hasSpecialInstructions: true,
            specialInstructions: sentences.join('\n'),
          },
        }),
      ),
    );
    for (const sentence of sentences) expect(text.split(sentence)).toHaveLength(2);
    for (const { identifier } of draft.assets) expect(text).toContain(identifier);
  });
});

describe.skipIf(pdffonts.isMissing)('the fonts of a printed will', () => {
  test.each(['english', 'hindi', 'marathi'] as const)(
    'are the will’s own, embedded, in %s (C-05)',
    async (language) => {
      const fonts = pdffonts
        .run([await written(meeraIn(language))])
        .trim()
        .split('\n')
        .slice(2);
      expect(fonts).toHaveLength(2);
      for (const font of fonts)
        expect(font).toMatch(/^[A-Z]{6}\+NotoSerifDevanagari-(Regular|Bold)\s.*yes yes yes/);
    },
  );
});

describe('a printed will', () => {
  test('is the same to the byte for the same draft and time', async () => {
    const one = await rendered(meeraIn('marathi'));
    const other = await rendered(meeraIn('marathi'));
    expect(Buffer.compare(one.bytes, other.bytes)).toBe(0);
    const later = await rendered(meeraIn('marathi'), '2026-01-02T03:04:06Z');
    expect(Buffer.compare(one.bytes, later.bytes)).not.toBe(0);
  });

  test.each([
    ['of three nominees and three assets', meeraIn('hindi'), 1e6],
    ['of thirty nominees and twenty assets', largeDraft(30, 20), 4e6],
  ])('%s is a whole file, small enough to send as text (C-11)', async (_, draft, mostLetters) => {
    const { bytes } = await rendered(draft);
    const file = Buffer.from(bytes);
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true);
    expect(file.toString('base64').length).toBeLessThan(mostLetters);
  });

  test('of three nominees and three assets is no longer than it need be', async () => {
    for (const [, draft] of wills) expect((await rendered(draft)).bytes.length).toBeLessThan(150_000);
  });

  test('names the letters that it has only a box for (C-04)', async () => {
    const draft = { ...meera, personalDetails: { ...meera.personalDetails, fullName: 'Meera 🙏 மீனா 漢' } };
    expect((await rendered(draft)).missing).toEqual(['🙏', '漢']);
    expect((await rendered(meera)).missing).toEqual([]);
  });

  test('has room for a witness whose address fills pages', async () => {
    const [witness, ...others] = meera.otherInfo.witnesses;
    if (!witness) throw new Error('Meera has witnesses');
    const address = 'A street with a long name, '.repeat(200);
    const draft = {
      ...meera,
      otherInfo: { ...meera.otherInfo, witnesses: [{ ...witness, address }, ...others] },
    };
    const { bytes, pages } = await rendered(draft);
    expect(pages).toBeGreaterThan(8);
    const texts = textsByElement(printedPages(bytes)).join(' ');
    expect(texts.match(/A street with a long name,/g)).toHaveLength(200);
  });
});
