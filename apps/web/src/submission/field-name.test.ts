import { expect, test } from 'vitest';
import { fieldName } from './field-name.ts';

test.each([
  ['personalDetails.fullName', 'Personal Details, full name'],
  ['personalDetails.children.1.name', 'Personal Details, child 2, name'],
  ['nominees.0.name', 'Nominees, nominee 1, name'],
  ['nominees.2.nomiee_notes', 'Nominees, nominee 3, note'],
  ['assets.1.nomineeAllocations.0.comment', 'Assets, asset 2, nominee allocations, comment'],
  ['executor.commonExecutors.0.address', 'Executor Details, executor 1, address'],
  ['otherInfo.witnesses.0.name', 'Other Information, witness 1, name'],
  ['otherInfo.petDetails', 'Other Information, pet details'],
])('%s is said as %s', (path, words) => {
  expect(fieldName(path)).toBe(words);
});
