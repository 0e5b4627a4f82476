import fc from 'fast-check';
import type { WillDraft } from '../draft/will-draft.ts';
import { assetTypes } from '../stages/assets/assets.shape.ts';
import { executorModes } from '../stages/executor/executor.shape.ts';
import {
  countries,
  genders,
  relationshipStatuses,
  willLanguages,
} from '../stages/personal-details/personal-details.shape.ts';
import { distributionOptions, residuaryScopes } from '../stages/residuary/residuary.shape.ts';

const LETTERS = 'abcxyzABCXYZ0189 .,-/&<>’“”₹कखगतनमरसशक्षित्रर्काज़्ञऱ्हो\n'.split('');
/** What a person may type: nothing, or Latin, Devanagari, signs and line breaks in any order. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constant(''),
  fc.array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 40 }).map((letters) => letters.join('')),
);
const text = anyText;
const percentage = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null });
/** Ids from a small range, so that shares often name a nominee, and sometimes nobody. */
const nomineeId = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 0, max: 6 }).map((index) => `nominee-${index}`),
);

const withIds = <T>(kind: string, items: readonly T[]): (T & { id: string })[] =>
  items.map((item, index) => ({ ...item, id: `${kind}-${index}` }));

const person = fc.record({ name: text, email: text, phone: text, address: text, isBackup: fc.boolean() });
const people = fc.array(person, { maxLength: 4 }).map((list) => withIds('executor', list));

const personalDetails = fc.record({
  language: fc.constantFrom(...willLanguages),
  documentName: text,
  country: fc.constantFrom(...countries, ''),
  dob: fc.constantFrom('', '1950-02-28', '1984-02-29', '2001-12-31'),
  fullName: text,
  gender: fc.constantFrom(...genders, ''),
  relationshipStatus: fc.constantFrom(...relationshipStatuses, ''),
  address: text,
  idType: text,
  idNumber: text,
  guardianName: text,
  hasChildren: fc.constantFrom(true, false, null),
  childrenAsNominees: fc.constantFrom(true, false, null),
  children: fc
    .array(fc.record({ name: text, age: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }) }), {
      maxLength: 3,
    })
    .map((list) => withIds('child', list)),
});

const nominees = fc
  .array(
    fc.record({ name: text, relation: fc.oneof(text, fc.constantFrom('Son', 'Wife')), nomiee_notes: text }),
    {
      maxLength: 5,
    },
  )
  .map((list) => withIds('nominee', list));

const assets = fc
  .array(
    fc.record({
      type: fc.constantFrom(...assetTypes, ''),
      identifier: text,
      description: text,
      nomineeAllocations: fc.array(fc.record({ nomineeId, percentage, comment: text }), { maxLength: 4 }),
    }),
    { maxLength: 4 },
  )
  .map((list) => withIds('asset', list));

const executor = fc.record({
  appointExecutor: fc.constantFrom('yes', 'no', ''),
  executorMode: fc.constantFrom(...executorModes, ''),
  commonExecutors: people,
  executorsPerAsset: fc.dictionary(fc.constantFrom('asset-0', 'asset-1', 'asset-9'), people),
});

const residuary = fc.record({
  scope: fc.constantFrom(...residuaryScopes, ''),
  valueLimit: fc.oneof(text, fc.constantFrom('₹ 25,00,000', '5 lakh')),
  distributionOption: fc.constantFrom(...distributionOptions, ''),
  customAllocations: fc.array(fc.record({ nomineeId, percentage }), { maxLength: 4 }),
  customText: text,
});

const otherInfo = fc.record({
  isGuardianCaretaker: fc.boolean(),
  caretaker: text,
  hasPets: fc.boolean(),
  petDetails: text,
  includeNoContestClause: fc.boolean(),
  hasSpecialInstructions: fc.boolean(),
  specialInstructions: text,
  addWitnessNow: fc.boolean(),
  witnesses: fc
    .array(fc.record({ name: text, address: text }), { maxLength: 4 })
    .map((list) => withIds('witness', list)),
});

/** Any draft that a form can leave behind, complete or not. */
export const anyDraft: fc.Arbitrary<WillDraft> = fc.record({
  personalDetails,
  nominees,
  assets,
  executor,
  residuary,
  otherInfo,
});
