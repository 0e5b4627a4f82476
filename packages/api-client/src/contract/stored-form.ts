import { z } from 'zod';

// Optional everywhere: an unfinished draft may be saved. Loose everywhere: what a later version of the form adds
// is kept. Numbers also as text, since forms differ in how they hold what is half typed.
const text = z.string().nullish();
const flag = z.boolean().nullish();
const number = z.union([z.number(), z.string()]).nullish();
// Documents from elsewhere may count nominees: 1, 2, 3.
const identifier = number;
const listOf = <Shape extends z.ZodType>(item: Shape) => z.array(item).nullish();

const executor = z.looseObject({
  name: text,
  email: text,
  phone: text,
  address: text,
  isBackup: flag,
});

const allocation = z.looseObject({ nomineeId: identifier, percentage: number, comment: text });

const personalDetails = z.looseObject({
  language: text,
  documentName: text,
  country: text,
  dob: text,
  fullName: text,
  gender: text,
  relationshipStatus: text,
  address: text,
  idType: text,
  idNumber: text,
  guardianName: text,
  children: listOf(z.looseObject({ name: text, age: number })),
});

/**
 * The form data of a saved draft as it travels: what is there has the right kind, nothing has to be there.
 *
 * It only checks. Whoever stores a form stores the value that was checked, not what the check returns: an asset may
 * be called '__proto__', and zod leaves a key of that name out of its result.
 *
 * @see spec.md section 3, Will form data
 */
export const storedFormSchema = z.looseObject({
  personalDetails: personalDetails.nullish(),
  nominees: listOf(z.looseObject({ id: identifier, name: text, relation: text, nomiee_notes: text })),
  assets: listOf(
    z.looseObject({
      type: text,
      identifier: text,
      description: text,
      nomineeAllocations: listOf(allocation),
    }),
  ),
  executor: z
    .looseObject({
      appointExecutor: text,
      executorMode: text,
      commonExecutors: listOf(executor),
      executorsPerAsset: z.record(z.string(), z.array(executor)).nullish(),
    })
    .nullish(),
  residuary: z
    .looseObject({
      scope: text,
      valueLimit: text,
      distributionOption: text,
      customAllocations: listOf(allocation),
      customText: text,
    })
    .nullish(),
  otherInfo: z
    .looseObject({
      isGuardianCaretaker: flag,
      caretaker: text,
      hasPets: flag,
      petDetails: text,
      includeNoContestClause: flag,
      hasSpecialInstructions: flag,
      specialInstructions: text,
      addWitnessNow: flag,
      witnesses: listOf(z.looseObject({ name: text, address: text })),
    })
    .nullish(),
});

/** The form data of a draft as it is sent and kept, whole or not. */
export type StoredForm = z.infer<typeof storedFormSchema>;
