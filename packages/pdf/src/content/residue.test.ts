import { distributionOptions } from '@virasat/will-model';
import { largeDraft, meera } from '@virasat/will-model/fixtures';
import { describe, expect, test } from 'vitest';
import { changed, keys, row } from '../testing/changed-draft.ts';
import { documentText } from '../testing/reading.ts';
import { composeWill } from './compose-will.ts';

describe('VI, residue', () => {
  test.each(['only-mentioned', 'all-including-unmentioned'] as const)(
    'all four ways of giving stand with %s',
    (scope) => {
      const scopeKey = scope === 'only-mentioned' ? 'VI.1a' : 'VI.1b';
      const sets = distributionOptions.map((distributionOption) =>
        keys(
          changed({ residuary: { scope, distributionOption, valueLimit: '', customText: 'To the school.' } }),
        ).filter((key) => key.startsWith('VI.')),
      );
      expect(sets).toEqual([
        [scopeKey, 'VI.2a', 'VI.2b', 'VI.4'],
        [scopeKey, 'VI.2c', 'VI.4'],
        [scopeKey, 'VI.2d', 'VI.2d', 'VI.3', 'VI.4'],
        [scopeKey, 'VI.2f', 'VI.2f', 'VI.4'],
      ]);
    },
  );

  test('an option that is missing means the legal heirs', () => {
    expect(keys(changed({ residuary: { distributionOption: '' } }))).toContain('VI.2a');
  });

  test.each(['USA', 'UK'] as const)('no class of heirs is named for %s', (country) => {
    const draft = changed({ personalDetails: { country }, residuary: { distributionOption: 'legal-heirs' } });
    expect(keys(draft)).toContain('VI.2a-intl');
    expect(documentText(composeWill(draft))).not.toContain('Class I');
  });

  test('the value limit is in figures and words in India, as typed elsewhere', () => {
    expect(row(meera, 'VI.1c')).toContain('₹ 25,00,000 (Rupees twenty-five lakh only)');
    const abroad = changed({ personalDetails: { country: 'USA' }, residuary: { valueLimit: '$ 250,000' } });
    expect(row(abroad, 'VI.1c')).toContain('a total value of $ 250,000, taken');
    expect(row(changed({ residuary: { valueLimit: 'half my savings' } }), 'VI.1c')).toContain(
      'half my savings',
    );
  });

  test('custom shares below the whole leave the rest to the law', () => {
    const customAllocations = [
      { nomineeId: 'nominee-rohan', percentage: 60 },
      { nomineeId: 'gone', percentage: 30 },
    ];
    const draft = changed({ residuary: { customAllocations } });
    expect(row(draft, 'VI.2e')).toContain('40% (forty per cent) of the Residue is not allotted');
    expect(row(draft, 'VI.2d')).toContain('Unknown | - | 30% (thirty per cent)');
  });

  test('thirds of 33 are printed as 33, and 1% is left to the law (C-25)', () => {
    const thirds = (...percentages: number[]) =>
      changed({
        residuary: {
          customAllocations: meera.nominees.map(({ id }, at) => ({
            nomineeId: id,
            percentage: percentages[at] ?? null,
          })),
        },
      });
    const text = row(thirds(33, 33, 33), 'VI.2d');
    expect(text.match(/33% \(thirty-three per cent\)/g)).toHaveLength(3);
    expect(text).not.toContain('100%');
    expect(row(thirds(33, 33, 33), 'VI.2e')).toContain('1% (one per cent) of the Residue is not allotted');
    expect(keys(thirds(34, 33, 33))).not.toContain('VI.2e');
  });

  test('seven shares of 14 leave 2% to the law (C-25)', () => {
    const nominees = largeDraft(7, 1).nominees;
    const customAllocations = nominees.map(({ id }) => ({ nomineeId: id, percentage: 14 }));
    const draft = changed({ nominees, residuary: { customAllocations } });
    expect(row(draft, 'VI.2d').match(/14% \(fourteen per cent\)/g)).toHaveLength(7);
    expect(row(draft, 'VI.2e')).toContain('2% (two per cent) of the Residue is not allotted');
  });
});
