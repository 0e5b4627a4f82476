import { meera } from '@virasat/will-model/fixtures';
import { expect, test } from 'vitest';
import { composeWill } from '../content/compose-will.ts';
import { namesInEveryScript } from '../testing/scripts.ts';
import { auditGlyphs } from './audit-glyphs.ts';

test('a will of letters that the font has is free of findings', () => {
  expect(auditGlyphs(composeWill(meera))).toEqual([]);
});

test('an emoji and a letter that no font has are found with their field (C-04)', () => {
  const [first, ...others] = meera.nominees;
  const nominees = first ? [{ ...first, name: 'Asha (आशा) Patil 🙏👨‍👩‍👧🙏' }, ...others] : [];
  const otherInfo = { ...meera.otherInfo, specialInstructions: 'மீ\nand 漢 more' };
  const findings = auditGlyphs(composeWill({ ...meera, nominees, otherInfo }));
  expect(findings).toEqual([
    { field: 'nominees.0.name', letters: ['🙏', '👨‍👩‍👧'] },
    { field: 'otherInfo.specialInstructions', letters: ['漢'] },
  ]);
});

test('a name in any script of India can be printed', () => {
  const nominees = namesInEveryScript.map((name, index) => ({
    id: `n${index}`,
    name,
    relation: 'Friend',
    nomiee_notes: '½ acre',
  }));
  expect(auditGlyphs(composeWill({ ...meera, nominees }))).toEqual([]);
});
