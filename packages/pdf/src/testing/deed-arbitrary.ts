import { deedRelationTypes, type FreeWillDeed } from '@virasat/will-model';
import { anyText } from '@virasat/will-model/testing';
import fc from 'fast-check';

const person = fc.record({ name: anyText, address: anyText });

/** Any deed that its form can leave behind, complete or not. */
export const anyDeed: fc.Arbitrary<FreeWillDeed> = fc.record({
  fullName: anyText,
  relation: fc.record({ type: fc.constantFrom(...deedRelationTypes, ''), parentName: anyText }),
  address: anyText,
  dateOfBirth: fc.constantFrom('', '1950-02-28', '1984-02-29'),
  occupation: anyText,
  executor1: person,
  executor2: person,
  nominees: fc
    .array(
      fc.record({ name: anyText, relationship: fc.oneof(anyText, fc.constantFrom('Son', 'wife', 'Friend')) }),
      { maxLength: 4 },
    )
    .map((list) => list.map((nominee, index) => ({ ...nominee, id: `nominee-${index}` }))),
  date: fc.constantFrom('', '27', '31'),
  month: fc.constantFrom('', '11', '2'),
  year: fc.constantFrom('', '2026', 'soon'),
  witness1: person,
  witness2: person,
});
