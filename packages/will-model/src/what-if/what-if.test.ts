import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WillDraft } from '../draft/will-draft.ts';
import { ashwini, meera } from '../fixtures/index.ts';
import { anyDraft } from '../testing/draft-arbitrary.ts';
import { isDescendantRelation } from '../text/descent.ts';
import { whatIf } from './what-if.ts';
import type { Fraction, WhatIfCondition, WhatIfLine, WhatIfQuestion } from './what-if-report.ts';

const dies = (draft: WillDraft, nomineeId: string) => whatIf(draft, { kind: 'nominee-dies', nomineeId });
const gone = (draft: WillDraft, assetId: string) => whatIf(draft, { kind: 'asset-gone', assetId });
const withResidue = (changes: Partial<WillDraft['residuary']>): WillDraft => ({
  ...meera,
  residuary: { ...meera.residuary, ...changes },
});
const told = (
  lines: readonly WhatIfLine[],
  what: string,
  condition: WhatIfCondition = 'always',
): [string, string, string][] =>
  lines
    .filter((line) => line.what === what && line.condition === condition)
    .map(({ who, share, clauseIds }) => [who, `${share.part}/${share.of}`, clauseIds.join(' ')]);

const FLAT = 'Flat 3, Kshitij Apartment, CTS No. 1187';
const DEPOSIT = 'HDFC fixed deposit 00123';
const BY_LAW = 'Those who inherit by law where there is no will';

describe('a nominee who is no descendant dies first', () => {
  test('the share falls into the residue, whose other takers grow in their proportion', () => {
    const { lines, title } = dies(meera, 'nominee-rohan');
    expect(title).toBe('If Rohan Deshpande is not living when you die');
    expect(told(lines, FLAT)).toEqual([
      ['Aarav Deshpande', '1/4', 'IV.8 VI.2d VI.3'],
      ['श्रीकांत देशपांडे', '1/4', 'IV.8 VI.2d VI.3'],
      ['Aarav Deshpande', '1/4', 'IV.2'],
      ['श्रीकांत देशपांडे', '1/4', 'IV.2'],
    ]);
    expect(told(lines, 'the residue')).toEqual([
      ['Aarav Deshpande', '1/2', 'VI.2d VI.3'],
      ['श्रीकांत देशपांडे', '1/2', 'VI.2d VI.3'],
    ]);
    expect(told(lines, DEPOSIT)).toEqual([]);
  });

  test('a part of the residue that was never allotted does not grow', () => {
    const draft = withResidue({
      customAllocations: [
        { nomineeId: 'nominee-rohan', percentage: 50 },
        { nomineeId: 'nominee-aarav', percentage: 25 },
      ],
    });
    expect(told(dies(draft, 'nominee-rohan').lines, 'the residue')).toEqual([
      ['Aarav Deshpande', '3/4', 'VI.2d VI.3'],
      [BY_LAW, '1/4', 'VI.2e'],
    ]);
  });

  test('the only taker of the residue leaves it to the law', () => {
    const draft = withResidue({ customAllocations: [{ nomineeId: 'nominee-rohan', percentage: 100 }] });
    expect(told(dies(draft, 'nominee-rohan').lines, 'the residue')).toEqual([[BY_LAW, '1/1', 'VI.4']]);
    expect(told(dies(ashwini, 'nominee-vasant').lines, 'the residue')).toEqual([[BY_LAW, '1/1', 'VI.4']]);
  });

  test('among all beneficiaries the share is added equally to the others', () => {
    const draft = withResidue({ distributionOption: 'all-beneficiaries' });
    expect(told(dies(draft, 'nominee-rohan').lines, 'the residue')).toEqual([
      ['Aarav Deshpande', '1/2', 'VI.2c'],
      ['श्रीकांत देशपांडे', '1/2', 'VI.2c'],
    ]);
  });

  test('the residue goes to the heirs or as the own words say, whoever died', () => {
    const heirs = dies(withResidue({ distributionOption: 'legal-heirs' }), 'nominee-rohan');
    expect(told(heirs.lines, FLAT)[0]).toEqual([
      'Your legal heirs, in equal shares',
      '1/2',
      'IV.8 VI.2a VI.2b',
    ]);
    const abroad = withResidue({ distributionOption: 'legal-heirs' });
    const usa = { ...abroad, personalDetails: { ...meera.personalDetails, country: 'USA' as const } };
    expect(told(dies(usa, 'nominee-rohan').lines, FLAT)[0]?.[2]).toBe('IV.8 VI.2a-intl');
    const own = dies(
      withResidue({ distributionOption: 'text', customText: 'To the school.' }),
      'nominee-rohan',
    );
    expect(told(own.lines, FLAT)[0]?.[2]).toBe('IV.8 VI.2f');
  });
});

describe('a child dies first', () => {
  const { lines } = dies(meera, 'nominee-aarav');
  test('its descendants take in its place, where it leaves any', () => {
    expect(told(lines, FLAT, 'with-descendants')).toEqual([
      ['Rohan Deshpande', '1/2', 'IV.2'],
      ['The living descendants of Aarav Deshpande, equally by branch', '1/4', 'IV.8'],
      ['श्रीकांत देशपांडे', '1/4', 'IV.2'],
    ]);
    expect(told(lines, 'the residue', 'with-descendants')[1]).toEqual([
      'The living descendants of Aarav Deshpande, equally by branch',
      '1/5',
      'VI.2d IV.8',
    ]);
  });
  test('and each outcome says on what it depends', () => {
    expect(new Set(lines.map(({ conditionText }) => conditionText))).toEqual(
      new Set([
        'If Aarav Deshpande leaves descendants who are living',
        'If Aarav Deshpande leaves no living descendants',
      ]),
    );
    expect(lines.map(({ text }) => text)).toContain('Rohan Deshpande: 75% of the residue.');
  });
  test('else its share falls into the residue', () => {
    expect(told(lines, FLAT, 'without-descendants').slice(0, 3)).toEqual([
      ['Rohan Deshpande', '1/2', 'IV.2'],
      ['Rohan Deshpande', '3/16', 'IV.8 VI.2d VI.3'],
      ['श्रीकांत देशपांडे', '1/16', 'IV.8 VI.2d VI.3'],
    ]);
  });
  test('what nobody was given goes with the residue either way', () => {
    expect(told(lines, DEPOSIT, 'with-descendants').slice(2)).toEqual([
      ['Rohan Deshpande', '9/100', 'IV.4 VI.2d'],
      ['The living descendants of Aarav Deshpande, equally by branch', '3/100', 'IV.4 VI.2d IV.8'],
      ['श्रीकांत देशपांडे', '3/100', 'IV.4 VI.2d'],
    ]);
  });
});

describe('an asset is gone', () => {
  test('its takers get nothing in its place, and the money for it follows the scope', () => {
    const { lines } = gone(meera, 'asset-policy');
    expect(lines.map(({ taker, who, clauseIds }) => [taker?.kind ?? null, who, clauseIds.join(' ')])).toEqual(
      [
        [null, 'Rohan Deshpande', 'IV.9'],
        ['nominee', 'Rohan Deshpande', 'VI.1b VI.1c VI.2d'],
        ['nominee', 'Aarav Deshpande', 'VI.1b VI.1c VI.2d'],
        ['nominee', 'श्रीकांत देशपांडे', 'VI.1b VI.1c VI.2d'],
      ],
    );
    const narrow = gone(withResidue({ scope: 'only-mentioned' }), 'asset-policy');
    expect(narrow.lines.slice(1).map(({ who, clauseIds }) => [who, clauseIds])).toEqual([
      [BY_LAW, ['VI.1a']],
    ]);
  });
  test('what its scope still covers in its place goes to the same people', () => {
    const { note, noteClauseIds } = gone(meera, 'asset-flat');
    expect(note).toContain('on redevelopment, acquisition or an insurance claim');
    expect(noteClauseIds).toEqual(['IV.3 Real Estate']);
    expect(gone(meera, 'asset-policy')).toMatchObject({ note: '', noteClauseIds: [] });
  });
  test('that was given to nobody changes nothing', () => {
    const draft = { ...meera, assets: meera.assets.map((asset) => ({ ...asset, nomineeAllocations: [] })) };
    expect(gone(draft, 'asset-policy')).toMatchObject({
      lines: [],
      note: 'No share of ‘LIC policy 987654321’ is given to anybody.',
    });
  });
});

describe('what cannot be asked', () => {
  test.each<WhatIfQuestion>([
    { kind: 'nominee-dies', nomineeId: 'gone' },
    { kind: 'asset-gone', assetId: 'gone' },
  ])('changes nothing: $kind', (question) => {
    expect(whatIf(meera, question).lines).toEqual([]);
  });
});

describe('relations that mean a descendant', () => {
  test.each([
    'Child',
    'son',
    'My elder daughter',
    'Son (adopted)',
    'Grand-daughter',
    'नातू',
    'मोठा मुलगा',
    'पुत्र',
  ])('%s', (relation) => expect(isDescendantRelation(relation)).toBe(true));
  test.each(['', 'Husband', 'Step son', 'Son-in-law', "Brother's son", 'son of my friend', 'जावई', 'भाऊ'])(
    'not %s',
    (relation) => expect(isDescendantRelation(relation)).toBe(false),
  );
});

describe('any draft', () => {
  const sum = (shares: readonly Fraction[]): Fraction =>
    shares.reduce((total, { part, of }) => ({ part: total.part * of + part * total.of, of: total.of * of }), {
      part: 0,
      of: 1,
    });
  const isWhole = (shares: readonly Fraction[]): boolean => {
    // Exact up to the digits of a number; more takers than a test makes would need more.
    const { part, of } = sum(shares);
    return Math.abs(part / of - 1) < 1e-9;
  };
  const things = (lines: readonly WhatIfLine[]): WhatIfLine[][] => {
    const groups = new Map<string, WhatIfLine[]>();
    for (const line of lines) {
      const key = `${line.thing} ${line.assetId} ${line.condition}`;
      groups.set(key, [...(groups.get(key) ?? []), line]);
    }
    return [...groups.values()];
  };

  test('who takes what adds up to the whole of each thing', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        for (const { id } of draft.nominees) {
          for (const lines of things(dies(draft, id).lines)) {
            expect(isWhole(lines.map(({ share }) => share))).toBe(true);
            expect(lines.some(({ taker }) => taker?.kind === 'nominee' && taker.nomineeId === id)).toBe(
              false,
            );
          }
        }
        for (const { id } of draft.assets) {
          const proceeds = gone(draft, id).lines.filter(({ thing }) => thing === 'proceeds');
          if (proceeds.length > 0) expect(isWhole(proceeds.map(({ share }) => share))).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});
