import { willLanguages } from '@virasat/will-model';
import { meera, meeraIn } from '@virasat/will-model/fixtures';
import { describe, expect, test } from 'vitest';
import { plainText } from '../document/rich-text.ts';
import { changed, keys, row } from '../testing/changed-draft.ts';
import { keysOf } from '../testing/reading.ts';
import { composeWill } from './compose-will.ts';

describe('IX, execution', () => {
  test.each([
    ['India', 'IX.1-IN', 'ATT.2'],
    ['', 'IX.1-IN', 'ATT.2'],
    ['USA', 'IX.1-US', 'ATT.2'],
    ['UK', 'IX.1-UK', 'ATT.2-UK'],
  ] as const)('country %j has its own law and attestation', (country, law, attestation) => {
    const present = keys(changed({ personalDetails: { country } }));
    expect(present).toContain(law);
    expect(present).toContain(attestation);
    expect(present.filter((key) => key.startsWith('IX.1') || key.startsWith('ATT.'))).toHaveLength(2);
  });

  test.each([2, 3, 4])('%i witnesses have a box and initials each', (count) => {
    const witnesses = Array.from({ length: count }, (_, index) => ({
      id: `w${index}`,
      name: `Witness Name ${index}`,
      address: 'Pune',
    }));
    const document = composeWill(changed({ otherInfo: { witnesses } }));
    expect(keysOf(document).filter((key) => key === 'WIT')).toHaveLength(count);
    expect(document.footer.initials).toHaveLength(count + 1);
  });

  test('witnesses who come later have two boxes with blank lines', () => {
    const draft = changed({ otherInfo: { addWitnessNow: false } });
    expect(row(draft, 'WIT').match(/(Name|Address|Signature|Date): ____/g)).toHaveLength(8);
    expect(keys(draft)).toContain('ATT.2');
  });

  test('the attestation does not say that no witness is a beneficiary where one may be', () => {
    const witnesses = [
      { id: 'w1', name: 'Shri. rohan  deshpande', address: 'Pune' },
      { id: 'w2', name: 'Imran Shaikh', address: 'Pune' },
    ];
    expect(keys(changed({ otherInfo: { witnesses } }))).not.toContain('ATT.2');
    expect(keys(changed({ otherInfo: { witnesses, addWitnessNow: false } }))).toContain('ATT.2');
  });

  test('place, date and signatures are always left for the pen', () => {
    expect(row(meera, 'SIG')).toBe(
      '\nPlace: ____\nDate: ____\nSignature (or thumb impression) of the testator: ____\nName: Meera Deshpande',
    );
    expect(row(meera, 'READ').match(/____/g)).toHaveLength(3);
  });

  test('the foot parts the page from the testator’s initials in every language', () => {
    for (const language of willLanguages) {
      const { footer } = composeWill(meeraIn(language));
      expect(plainText(footer.page, { pageNumber: 3, pageCount: 8 })).toMatch(/3.*8[.।]$/u);
      expect(footer.initials[0]).toMatch(/^\S.*:$/u);
    }
  });
});
