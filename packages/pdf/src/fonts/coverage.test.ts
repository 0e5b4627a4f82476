import { describe, expect, test } from 'vitest';
import { nodeFaces } from '../testing/node-faces.ts';
import { familyCovers, familyOf, furtherFamilies } from './coverage.ts';
import { familyIds } from './coverage-ranges.ts';

/** Neither never drawn, nor half of a pair, nor drawn as what it is composed to. */
const isDrawnAsItself = (character: string): boolean =>
  !/[\p{Default_Ignorable_Code_Point}\p{Cs}]/u.test(character) && character === character.normalize('NFC');

describe('the list of characters is that of the fonts', async () => {
  const families = await Promise.all(familyIds.map(async (id) => ({ id, ...(await nodeFaces(id)) })));

  test.each(families)('of $id', ({ id, regular, bold }) => {
    const wrong: string[] = [];
    for (let codePoint = 0x20; codePoint <= 0x1ffff; codePoint += 1) {
      const character = String.fromCodePoint(codePoint);
      const isDrawn = regular.covers(character) && bold.covers(character);
      if (isDrawnAsItself(character) && familyCovers(id, character) !== isDrawn) wrong.push(character);
    }
    expect(wrong).toEqual([]);
  });
});

describe('the families that texts need', () => {
  test('are none beside the will’s own for Latin and Devanagari', () => {
    expect(furtherFamilies(['Meera, मीरा: ₹ 5,00,000', ''])).toEqual([]);
  });

  test('are one for each script, in their own order', () => {
    expect(furtherFamilies(['மீனா and علی', 'মীরা', 'மீனா'])).toEqual([
      'NotoSerifBengali',
      'NotoSansTamil',
      'NotoNaskhArabic',
    ]);
  });

  test('are that of further Latin letters and signs for a fraction or a Turkish name', () => {
    expect(furtherFamilies(['½ acre'])).toEqual(['NotoSerif']);
    expect(familyOf('±')).toBe('NotoSerif');
  });

  test('are none for a letter that no family has', () => {
    expect(familyOf('🙏')).toBeNull();
    expect(furtherFamilies(['🙏'])).toEqual([]);
  });
});
