import { expect, test } from 'vitest';
import { graphemesOf } from './graphemes.ts';

test.each([
  ['क्षत्रिय', ['क्ष', 'त्रि', 'य']],
  ['श्रीकांत', ['श्री', 'कां', 'त']],
  ['A', ['A']],
  ['👨‍👩‍👧!', ['👨‍👩‍👧', '!']],
  ['', []],
])('%s can be cut between %j', (text, letters) => {
  expect(graphemesOf(text)).toEqual(letters);
});
