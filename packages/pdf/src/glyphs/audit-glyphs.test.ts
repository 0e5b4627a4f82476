import { meera } from '@virasat/will-model/fixtures';
import { expect, test } from 'vitest';
import { composeWill } from '../content/compose-will.ts';
import { nodeFaces } from '../testing/node-faces.ts';
import { auditGlyphs } from './audit-glyphs.ts';
import { isInFont } from './coverage.ts';

const { regular, bold } = await nodeFaces();

test('the list of characters is that of the fonts', () => {
  for (let codePoint = 0x20; codePoint <= 0x1ffff; codePoint += 1) {
    const character = String.fromCodePoint(codePoint);
    if (
      /[\p{Default_Ignorable_Code_Point}\p{Cs}]/u.test(character) ||
      character !== character.normalize('NFC')
    )
      continue;
    const isDrawn = regular.covers(character) && bold.covers(character);
    if (isInFont(codePoint) !== isDrawn) expect(`U+${codePoint.toString(16)} ${isDrawn}`).toBe('as listed');
  }
});

test('a will of letters that the font has is free of findings', () => {
  expect(auditGlyphs(composeWill(meera))).toEqual([]);
});

test('an emoji and a foreign letter are found with their field (C-04)', () => {
  const [first, ...others] = meera.nominees;
  const nominees = first ? [{ ...first, name: 'Asha (आशा) Patil 🙏👨‍👩‍👧🙏' }, ...others] : [];
  const otherInfo = { ...meera.otherInfo, specialInstructions: 'மீ\nand more' };
  const findings = auditGlyphs(composeWill({ ...meera, nominees, otherInfo }));
  expect(findings).toEqual([
    { field: 'nominees.0.name', letters: ['🙏', '👨‍👩‍👧'] },
    { field: 'otherInfo.specialInstructions', letters: ['மீ'] },
  ]);
});
