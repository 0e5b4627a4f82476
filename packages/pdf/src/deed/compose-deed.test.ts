import { type FreeWillDeed, willLanguages } from '@virasat/will-model';
import { ashwiniDeed } from '@virasat/will-model/fixtures';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SheetDocument } from '../document/composed-document.ts';
import { anyDeed } from '../testing/deed-arbitrary.ts';
import { blockText } from '../testing/reading.ts';
import { composeDeed } from './compose-deed.ts';
import { deedSigningSteps } from './signing-steps.ts';

const aDeed = (changes: Partial<FreeWillDeed> = {}): FreeWillDeed => ({ ...ashwiniDeed, ...changes });
const keysOf = ({ blocks }: SheetDocument): string[] => blocks.map(({ key }) => key);
const rowOf = ({ blocks }: SheetDocument, key: string): string =>
  blocks
    .filter((block) => block.key === key)
    .map(blockText)
    .join('\n');
const textOf = ({ blocks }: SheetDocument): string => blocks.map(blockText).join('\n');
const onlyNominee = ashwiniDeed.nominees.slice(0, 1);

describe('a will-deed', () => {
  test('gives everything to several nominees in equal shares', () => {
    const deed = composeDeed(ashwiniDeed);
    expect(keysOf(deed)).toEqual('D.0 D.1 D.2 D.3 D.3 D.4 D.4a D.5 D.6 D.6 ATT ATT ATT.2 WIT'.split(' '));
    expect(rowOf(deed, 'D.3')).toContain('all my property, movable and immovable');
    expect(rowOf(deed, 'D.3')).toContain('in equal shares');
    expect(rowOf(deed, 'D.3')).toContain('2 | श्रीकांत कुलकर्णी | Brother');
  });

  test('gives everything to one nominee, by name, and speaks of no others', () => {
    const deed = composeDeed(aDeed({ nominees: onlyNominee }));
    expect(keysOf(deed)).toEqual('D.0 D.1 D.2 D.3-one D.4-one D.4a D.5 D.6 D.6 ATT ATT ATT.2 WIT'.split(' '));
    expect(rowOf(deed, 'D.3-one')).toContain('to Vasant Kulkarni (Father) as absolute owner.');
    expect(textOf(deed)).not.toContain('other Beneficiaries');
  });

  test.each([
    ['Son', 'son of Vasant Kulkarni'],
    ['Daughter', 'daughter of Vasant Kulkarni'],
    ['Wife', 'wife of Vasant Kulkarni'],
  ] as const)('%s is %s', (type, phrase) => {
    expect(rowOf(composeDeed(aDeed({ relation: { type, parentName: 'Vasant Kulkarni' } })), 'D.1')).toContain(
      `Ashwini Kulkarni, ${phrase}, born on 28 February 1990 (twenty-eighth February nineteen ninety)`,
    );
  });

  test('bears the date that was chosen, and leaves the place and the signature to the pen', () => {
    expect(rowOf(composeDeed(ashwiniDeed), 'D.6').split('\n')).toEqual([
      'Signed on 27 November 2026 (twenty-seventh November two thousand twenty-six) at ____________________ in the presence of the witnesses below.',
      '',
      'Signature of the testator: ____ (Ashwini Kulkarni)',
    ]);
  });

  test('leaves a date that is none to the pen', () => {
    expect(rowOf(composeDeed(aDeed({ date: '31', month: '2' })), 'D.6')).toMatch(/^Signed on _{10} at/);
  });

  test('has both witnesses’ boxes, and says that neither is a nominee unless one bears a nominee’s name', () => {
    const box = rowOf(composeDeed(ashwiniDeed), 'WIT');
    expect(box).toContain('Witness 1:\nName: Sunita Joshi\nAddress: 12 Karve Road, Pune 411004');
    expect(box).toContain('Witness 2:\nName: Imran Shaikh');
    for (const witness of ['witness1', 'witness2'] as const) {
      const deed = composeDeed(aDeed({ [witness]: { name: 'Shri. VASANT  Kulkarni', address: 'Pune' } }));
      expect(keysOf(deed)).not.toContain('ATT.2');
    }
  });

  test('numbers its clauses from 1 without a gap', () => {
    const numbers = composeDeed(ashwiniDeed).blocks.flatMap((block) =>
      block.kind === 'paragraph' && block.number !== undefined ? [block.number] : [],
    );
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('rests on statutes wherever it disposes, appoints or attests', () => {
    for (const { key, statutes } of composeDeed(ashwiniDeed).blocks) {
      if (key !== 'D.0') expect(statutes, key).not.toEqual([]);
    }
  });

  test.each(willLanguages)('is whole in %s', (language) => {
    const deed = composeDeed(ashwiniDeed, language);
    expect(keysOf(deed)).toEqual(keysOf(composeDeed(ashwiniDeed)));
    expect(rowOf(deed, 'D.6')).toMatch(/: ____ \(Ashwini Kulkarni\)$/);
    expect(deed.footer?.initials).toHaveLength(3);
  });

  test('keeps what was typed letter for letter (C-14)', () => {
    const own = ['Rao & Sons', "D'Souza", 'A < B > C', '<b>Asha</b>', '“Shanti Niwas” – 2nd floor'];
    const nominees = own.map((name, index) => ({ id: `n${index}`, name, relationship: 'Friend' }));
    const text = textOf(composeDeed(aDeed({ nominees, address: 'Flat 3\nKarve Road\n\tPune' })));
    for (const name of own) expect(text).toContain(name);
    expect(text).toContain('residing at Flat 3\nKarve Road\n\tPune.');
  });
});

test('any deed prints what was typed, and never a programmer’s word or an empty label (C-13)', () => {
  fc.assert(
    fc.property(anyDeed, fc.constantFrom(...willLanguages), (deed, language) => {
      const text = textOf(composeDeed(deed, language));
      expect(text).not.toMatch(/undefined|null|NaN|\[object|[{}]|^ ?____$/m);
      const typed = [
        deed.fullName,
        deed.address,
        deed.occupation,
        ...[deed.executor1, deed.executor2, deed.witness1, deed.witness2].flatMap(({ name, address }) => [
          name,
          address,
        ]),
        ...deed.nominees.map(({ name }) => name),
      ];
      for (const answer of typed) expect(text).toContain(answer.trim());
    }),
    { numRuns: 300 },
  );
});

test('the steps of signing say nothing of a residue, which a deed has not', () => {
  for (const language of willLanguages) {
    expect(deedSigningSteps(language).map(({ key }) => key)).toEqual(['P.2-deed', 'P.3', 'P.4']);
  }
  const said = deedSigningSteps().map(({ text }) =>
    text.map((part) => ('text' in part ? part.text : '')).join(''),
  );
  expect(said[0]).toMatch(/^Choose at least two witnesses .* cancels that gift\.$/);
});
