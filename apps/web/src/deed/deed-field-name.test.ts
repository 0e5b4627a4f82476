import { expect, test } from 'vitest';
import { deedFieldName } from './deed-field-name.ts';

test.each([
  ['fullName', 'full name'],
  ['relation.parentName', 'parent or spouse, name'],
  ['executor1.address', 'primary executor, address'],
  ['nominees.1.relationship', 'nominee 2, relationship'],
  ['witness2.name', 'second witness, name'],
])('%s is said as %s', (path, words) => {
  expect(deedFieldName(path)).toBe(words);
});
