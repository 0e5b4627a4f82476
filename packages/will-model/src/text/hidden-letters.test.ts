import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hiddenLetters, withoutHiddenLetters } from './hidden-letters.ts';

describe('letters that do not belong in a will', () => {
  test.each([
    ['Asha\u200b', ['U+200B'], 'Asha'],
    ['\u202eAsha\u202c', ['U+202E', 'U+202C'], 'Asha'],
    ['Asha 🙏🏽', ['🙏', 'U+1F3FD'], 'Asha '],
    ['1\ufe0f\u20e3', ['U+FE0F', 'U+20E3'], '1'],
    ['👨‍👩‍👧', ['👨', 'U+200D', '👩', '👧'], ''],
    ['ab\u200dc', ['U+200D'], 'abc'],
    ['a\u0000b', ['U+0000'], 'ab'],
    ['\ufeffAsha', ['U+FEFF'], 'Asha'],
    ['a\u034fb\u{e0100}', ['U+034F', 'U+E0100'], 'ab'],
  ])('%j', (text, letters, rest) => {
    expect(hiddenLetters(text)).toEqual(letters);
    expect(withoutHiddenLetters(text)).toBe(rest);
  });

  test.each(['क्‍ष', 'र्‍हास', 'श्रीमान्‌', 'D’Souza – “Shanti Niwas”', '© 2026 ™', 'one\ntwo\tthree\r\n', '₹ 5 ½'])(
    'leaves %j as it is',
    (text) => {
      expect(hiddenLetters(text)).toEqual([]);
      expect(withoutHiddenLetters(text)).toBe(text);
    },
  );

  test('are gone after one removal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(hiddenLetters(withoutHiddenLetters(text))).toEqual([]);
      }),
    );
  });
});
