import { meera, meeraIn } from '@virasat/will-model/fixtures';
import { describe, expect, test } from 'vitest';
import { changed, row } from '../testing/changed-draft.ts';

describe('III, beneficiaries', () => {
  test('has no column for notes where every note is empty', () => {
    const nominees = meera.nominees.map((nominee) => ({ ...nominee, nomiee_notes: ' ' }));
    expect(row(changed({ nominees }), 'III.1')).not.toContain('Note');
  });

  test('a single empty note is a dash', () => {
    expect(row(meera, 'III.1')).toContain('2 | Aarav Deshpande | Child | -');
  });

  test.each([
    ['hindi', 'पति'],
    ['marathi', 'पती'],
  ] as const)('says a relationship of the glossary in %s', (language, husband) => {
    expect(row(meeraIn(language), 'III.1')).toContain(`Rohan Deshpande | ${husband} |`);
  });

  test('prints any other relationship as typed, and in English every one', () => {
    const nominees = [{ id: 'n', name: 'Asha', relation: 'mausi ki beti', nomiee_notes: '' }];
    const hindi = changed({ nominees, personalDetails: { language: 'hindi' } });
    expect(row(hindi, 'III.1')).toContain('mausi ki beti');
    const lower = [{ id: 'n', name: 'Asha', relation: 'daughter', nomiee_notes: '' }];
    expect(row(changed({ nominees: lower }), 'III.1')).toContain('Asha | daughter');
  });
});
