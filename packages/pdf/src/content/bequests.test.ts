import { assetTypes } from '@virasat/will-model';
import { meera } from '@virasat/will-model/fixtures';
import { describe, expect, test } from 'vitest';
import { asset, changed, keys, row } from '../testing/changed-draft.ts';
import { documentText } from '../testing/reading.ts';
import { composeWill } from './compose-will.ts';

const [, deposit, policy] = meera.assets;

describe('IV, bequests', () => {
  test.each(assetTypes)('%s has its own sentence', (type) => {
    expect(keys(changed({ assets: [asset({ type })] }))).toContain(`IV.3 ${type}`);
  });

  test('an asset that is given away whole leaves nothing to the residue', () => {
    expect(policy?.nomineeAllocations).toHaveLength(1);
    const draft = changed({ assets: policy ? [policy] : [] });
    expect(keys(draft)).not.toContain('IV.4');
    expect(keys(draft)).not.toContain('IV.6');
    expect(keys(draft)).not.toContain('IV.10');
  });

  test('what is not given falls into the residue', () => {
    const draft = changed({ assets: deposit ? [deposit] : [] });
    expect(row(draft, 'IV.4')).toContain('The remaining 15% (fifteen per cent) of this asset');
    expect(keys(draft)).toContain('IV.6');
  });

  test('thirds of 33 are printed as 33, and 1% is left (C-25)', () => {
    const nomineeAllocations = meera.nominees.map(({ id }) => ({
      nomineeId: id,
      percentage: 33,
      comment: '',
    }));
    const draft = changed({
      assets: [asset({ nomineeAllocations })],
      residuary: { distributionOption: 'legal-heirs' },
    });
    const text = documentText(composeWill(draft));
    expect(text.match(/33% \(thirty-three per cent\)/g)).toHaveLength(3);
    expect(text).toContain('99% (ninety-nine per cent)');
    expect(text).toContain('The remaining 1% (one per cent)');
    expect(text).not.toContain('100%');
  });

  test('seven shares of 14 leave 2%', () => {
    const nominees = Array.from({ length: 7 }, (_, index) => ({
      id: `n${index}`,
      name: `Person ${index}`,
      relation: 'Friend',
      nomiee_notes: '',
    }));
    const nomineeAllocations = nominees.map(({ id }) => ({ nomineeId: id, percentage: 14, comment: '' }));
    const draft = changed({ nominees, assets: [asset({ nomineeAllocations })] });
    expect(row(draft, 'IV.4')).toContain('2% (two per cent)');
  });

  test('a share of nobody known is called Unknown and sent on', () => {
    const nomineeAllocations = [
      { nomineeId: 'gone', percentage: 30, comment: '' },
      { nomineeId: 'nominee-rohan', percentage: 70, comment: '' },
    ];
    const draft = changed({ assets: [asset({ nomineeAllocations })] });
    expect(row(draft, 'IV.2')).toContain('Unknown | - | 30% (thirty per cent)');
    expect(row(draft, 'IV.5')).toContain(
      'No Beneficiary is identified for 30% (thirty per cent) of this asset',
    );
  });

  test('numbers a beneficiary as Article III does', () => {
    expect(row(meera, 'IV.2')).toContain('3. श्रीकांत देशपांडे | Child | 45% (forty-five per cent)');
  });

  test('has no column for comments where there is none', () => {
    expect(row(changed({ assets: policy ? [policy] : [] }), 'IV.2')).not.toContain('Comment');
    expect(row(meera, 'IV.2')).toContain('To be kept until he is of age');
  });
});
