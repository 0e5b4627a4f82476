import { expect, test } from 'vitest';
import { emptyTyped, readTyped } from './typed-parts.ts';

const dob = { day: '27', month: 'mar', year: '' };
const nominee = { beside: 'asset-1', name: 'Asha', relation: '' };

test('what was half typed is read back', () => {
  expect(readTyped({ dob, nominee })).toEqual({ dob, nominee });
});

test('each part is read by itself, also from before the other existed', () => {
  expect(readTyped({ dob })).toEqual({ dob, nominee: null });
  expect(readTyped({ dob: { day: 27 }, nominee })).toEqual({ dob: null, nominee });
});

test.each([
  null,
  undefined,
  'null',
  [],
  { dob: null, nominee: null },
  { dob: [], nominee: { name: 'Asha' } },
])('what fits nothing was nothing: %j', (kept) => {
  expect(readTyped(kept)).toEqual(emptyTyped);
});
