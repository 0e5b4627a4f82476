import { describe, expect, test } from 'vitest';
import { plainText } from '../document/rich-text.ts';
import { blank, printable, sayIn, typed } from './say.ts';

const read = (text: ReturnType<typeof blank>): string => plainText(text, { pageNumber: 1, pageCount: 7 });

describe('a row with its facts', () => {
  test('reads as a whole sentence and knows which letters were typed', () => {
    const text = sayIn('english')('I.1', { fullName: typed('Asha Rao', 'personalDetails.fullName') });
    expect(read(text)).toMatch(/^This is the last Will of me, Asha Rao\. I have completed/);
    expect(text.filter(({ kind }) => kind === 'value')).toEqual([
      { kind: 'value', text: 'Asha Rao', field: 'personalDetails.fullName' },
    ]);
  });

  test('says one per cent in the singular in Marathi', () => {
    const say = sayIn('marathi');
    const share = (percent: number): string =>
      read(say('IV.4', { unallocated: String(percent), unallocatedWords: { inWords: percent } }));
    expect(share(1)).toContain('1% (एक टक्का) भागाचे');
    expect(share(2)).toContain('2% (दोन टक्के) भागाचे');
  });

  test('does not add a second full stop to what was typed with one', () => {
    const say = sayIn('english');
    const facts = { assetNo: '1', 'asset.type': 'Vehicle', 'asset.description': '' };
    const named = (identifier: string): string =>
      read(say('IV.2', { ...facts, 'asset.identifier': typed(identifier, 'assets.0.identifier') }));
    expect(named('MH 12 AB 1234.').trim()).toBe('Asset 1 - Vehicle: MH 12 AB 1234.');
    expect(named('MH 12 AB 1234').trim()).toBe('Asset 1 - Vehicle: MH 12 AB 1234.');
  });

  test('leaves a line where nothing but white space was typed', () => {
    expect(typed(' \n\t', 'otherInfo.caretaker')).toEqual(blank('otherInfo.caretaker'));
  });
});

describe('what was typed', () => {
  test.each([
    ["D'Souza & Sons <b>“Shanti”</b> – 2", "D'Souza & Sons <b>“Shanti”</b> – 2"],
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['one\vtwo\fthree\u0085four\u2028five\u2029six', 'one\ntwo\nthree\nfour\nfive\nsix'],
    ['tab\there', 'tab\there'],
    [' Asha  Rao ', 'Asha  Rao'],
    ['no\u0000thing\u0007', 'nothing'],
    ['दर्\u200dया', 'दर्\u200dया'],
  ])('%j is printed %j', (text, printed) => {
    expect(printable(text)).toBe(printed);
  });
});
