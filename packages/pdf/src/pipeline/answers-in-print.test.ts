import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WillDraft, WillLanguage } from '@virasat/will-model';
import { ashwiniDeed, meera, meeraIn } from '@virasat/will-model/fixtures';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { composeWill } from '../content/compose-will.ts';
import { composeDeed } from '../deed/compose-deed.ts';
import type { ComposedDocument } from '../document/composed-document.ts';
import { externalTool } from '../testing/external-tool.ts';
import { print } from '../testing/print.ts';
import { printedPages } from '../testing/printed-pages.ts';
import { blocksOf, blockText } from '../testing/reading.ts';

const folder = await mkdtemp(join(tmpdir(), 'virasat-answers-'));
afterAll(() => rm(folder, { recursive: true }));
const pdftotext = externalTool('pdftotext', 'answers that changed on their way into print');

async function textOf(draft: WillDraft): Promise<string> {
  const path = join(folder, 'will.pdf');
  await print(composeWill(draft), path);
  return pdftotext.run(['-raw', '-enc', 'UTF-8', path, '-']).normalize('NFC').replace(/\s+/gu, ' ');
}

const people = ['Asha', 'Bharat', 'Charu'].map((name) => ({
  id: `id-${name}`,
  name,
  relation: 'Friend',
  nomiee_notes: '',
}));
const shares = [50, 30, 20].map((percentage, index) => ({
  nomineeId: people[index]?.id ?? '',
  percentage,
  comment: `Comment-${percentage}`,
}));
const [asset] = meera.assets;
if (asset === undefined) throw new Error('Meera has assets');
const without = <Item>(items: readonly Item[], place: number): Item[] =>
  items.filter((_, index) => index !== place);

describe.skipIf(pdftotext.isMissing)('a row that was removed (C-19)', () => {
  test('leaves each other share its own person and comment, and a total of what is left', async () => {
    const assets = [{ ...asset, nomineeAllocations: without(shares, 1) }];
    const text = await textOf({ ...meera, nominees: people, assets });
    expect(text).toContain(
      'Asha Friend 50% (fifty per cent) Comment-50 3. Charu Friend 20% (twenty per cent) Comment-20 Total 70% (seventy per cent)',
    );
    expect(text).not.toContain('Comment-30');
    expect(text).not.toContain('Bharat Friend 30%');
  });

  test('is found nowhere, whatever list it was in', async () => {
    const child = (name: string) => ({ id: name, name, age: 9 });
    const executor = (name: string) => ({
      id: name,
      name,
      email: `${name}@example.com`,
      phone: '1',
      address: `${name} Road`,
      isBackup: false,
    });
    const witness = (name: string) => ({ id: name, name, address: `${name} Lane` });
    const second = <Item>(item: (name: string) => Item, kind: string): Item[] =>
      without([`${kind}-one`, `${kind}-two`, `${kind}-three`].map(item), 1);
    const text = await textOf({
      ...meera,
      nominees: without(people, 1),
      assets: [{ ...asset, nomineeAllocations: without(shares, 1) }],
      personalDetails: { ...meera.personalDetails, hasChildren: true, children: second(child, 'Child') },
      executor: { ...meera.executor, commonExecutors: second(executor, 'Executor') },
      residuary: { ...meera.residuary, distributionOption: 'all-beneficiaries' },
      otherInfo: { ...meera.otherInfo, addWitnessNow: true, witnesses: second(witness, 'Witness') },
    });
    for (const kind of ['Child', 'Executor', 'Witness'])
      expect(text).toMatch(new RegExp(`${kind}-one.*${kind}-three`));
    expect(text).not.toMatch(/-two|Bharat/);
  });
});

test('an address is printed in the lines in which it was typed, letter for letter (C-14)', async () => {
  const lines = ['“Shanti Niwas” – 2nd floor', 'A < B > C', '<b>D\u2019Souza</b> Lane, Rao & Sons', '411005'];
  const address = lines.join('\n');
  const drawn = async (document: ComposedDocument): Promise<string[]> =>
    printedPages((await print(document, join(folder, 'address.pdf'))).bytes)
      .flat()
      .map(({ text }) => text.normalize('NFC').trim());
  const will = await drawn(composeWill({ ...meera, personalDetails: { ...meera.personalDetails, address } }));
  const deed = await drawn(composeDeed({ ...ashwiniDeed, address }));
  for (const document of [will, deed]) {
    const second = document.indexOf(lines[1] ?? '');
    // What stands before the address and behind it shares its first line and its last.
    expect(document[second - 1]).toMatch(/Niwas” – 2nd floor$/u);
    expect(document[second + 1]).toBe(lines[2]);
    expect(document[second + 2]).toMatch(/^411005/u);
  }
});

/** Each with its minutes before UTC at the start of 2000, so that a zone which didn't take is noticed. */
const zones = [
  ['Asia/Kolkata', -330],
  ['America/New_York', 300],
  ['Pacific/Kiritimati', -840],
] as const;
const datesOfBirth = {
  english: '1 January 2000',
  hindi: '1 जनवरी 2000',
  marathi: '1 जानेवारी 2000',
} as const;

const bornIn2000 = (language: WillLanguage): WillDraft => {
  const draft = meeraIn(language);
  return { ...draft, personalDetails: { ...draft.personalDetails, dob: '2000-01-01' } };
};

describe.skipIf(pdftotext.isMissing)('a date of birth is printed as it was typed (C-31)', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });

  test.each(zones)('on a machine in %s, early and late in the day', async (zone, offset) => {
    vi.stubEnv('TZ', zone);
    expect(new Date(2000, 0, 1).getTimezoneOffset()).toBe(offset);
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const minutes of [30, 23 * 60 + 30]) {
      vi.setSystemTime(new Date(2026, 10, 28, 0, minutes));
      for (const language of ['english', 'hindi', 'marathi'] as const) {
        const text = blocksOf(composeWill(bornIn2000(language)))
          .map(blockText)
          .join(' ');
        expect(text).toContain(datesOfBirth[language]);
        expect(text).not.toContain('1999');
      }
    }
    expect(await textOf(bornIn2000('english'))).toContain(datesOfBirth.english);
  });
});
