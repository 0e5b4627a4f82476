/** The characters that both faces of the will's font have, as hexadecimal ranges. A test holds them against the fonts. */
const RANGES = `
0000 000D 0020-007E 00A0-00A3 00A5 00A7-00AB 00AD-00B0 00B4 00B6-00B8 00BA-00BB 00BF-0107
010A-0113 0116-011B 011E-0123 0126-0127 012A-012B 012E-0131 0136-0137 0139-013E 0141-0148
0150-0155 0158-015B 015E-0161 0164-0165 016A-016B 016E-017E 0218-021B 0237 02BC 02C6-02C7 02C9
02D8-02DD 0300-0304 0306-0308 030A-030C 0326-0328 0900-097F 1CD0-1CF6 1CF8-1CF9 1E80-1E85 1E9E
1EF2-1EF3 200B-200D 2010 2013-2014 2018-201A 201C-201E 2022 2026 2039-203A 20AC 20B9 20F0 2122
2212 25CC A830-A839 A8E0-A8FF 11B00-11B09
`;

const ranges = RANGES.trim()
  .split(/\s+/u)
  .map((range) => {
    const [first = '', last = first] = range.split('-');
    return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
  });

/** Says whether the will's font has a character. Known without loading the font. */
export const isInFont = (codePoint: number): boolean =>
  ranges.some(({ first, last }) => codePoint >= first && codePoint <= last);
