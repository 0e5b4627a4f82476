import { ashwiniDeed, meera } from '@virasat/will-model/fixtures';
import { expect, test } from 'vitest';
import { composeWill } from '../content/compose-will.ts';
import { composeDeed } from '../deed/compose-deed.ts';
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

test.each([
  ['an unassigned one', 'Asha\u0378', ['\u0378']],
  ['one for private use', 'Asha\ue000\u{f0000}', ['\ue000', '\u{f0000}']],
  ['half of a pair', 'Asha\ud83d', ['\ud83d']],
  ['the other half of a pair', '\ude4fAsha', ['\ude4f']],
  ['a flag and a key', '🇮🇳 1️⃣', ['🇮🇳', '1️⃣']],
  ['a space without width', 'Asha\u200bPatil', ['\u200b']],
  ['a joiner between Latin letters', 'Asha\u200dPatil\u200c', ['\u200d', '\u200c']],
  ['one that turns the writing round', 'Asha \u202elitaP\u202c', ['\u202e', '\u202c']],
  ['one that sets the writing apart', '\u2067Asha\u2069', ['\u2067', '\u2069']],
  ['a mark of direction', 'Asha\u200e\u061c', ['\u200e', '\u061c']],
  ['a filler', 'Asha\u3164', ['\u3164']],
])('a letter that does not print as one is found in a will and in a deed: %s', (_, name, letters) => {
  const [first, ...others] = meera.nominees;
  const nominees = first ? [{ ...first, name }, ...others] : [];
  expect(auditGlyphs(composeWill({ ...meera, nominees }))).toEqual([{ field: 'nominees.0.name', letters }]);
  expect(auditGlyphs(composeDeed({ ...ashwiniDeed, occupation: name }))).toEqual([
    { field: 'occupation', letters },
  ]);
});

test('joiners that an Indian word needs are letters of it', () => {
  const [first, ...others] = meera.nominees;
  const nominees = first ? [{ ...first, name: 'दर्\u200dया श्रीमान्\u200c' }, ...others] : [];
  expect(auditGlyphs(composeWill({ ...meera, nominees }))).toEqual([]);
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
