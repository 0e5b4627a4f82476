import { z } from 'zod';

/** The languages in which a will can be written (spec.md section 9). */
export const willLanguages = ['english', 'hindi', 'marathi'] as const;
export type WillLanguage = (typeof willLanguages)[number];

/** The countries whose law a will can be read by (spec.md section 3). */
export const countries = ['India', 'USA', 'UK'] as const;
export type Country = (typeof countries)[number];

export const genders = ['male', 'female', 'other'] as const;
export type Gender = (typeof genders)[number];

export const relationshipStatuses = ['single', 'married', 'separated'] as const;
export type RelationshipStatus = (typeof relationshipStatuses)[number];

export const childShape = z.object({
  /** Additive to the stored shape: children are known by id, never by position or name. */
  id: z.string(),
  name: z.string(),
  /** Whole years when the will was prepared; null until typed. */
  age: z.number().nullable(),
});
export type Child = z.infer<typeof childShape>;

export const personalDetailsShape = z.object({
  language: z.enum(willLanguages),
  documentName: z.string(),
  country: z.enum([...countries, '']),
  /** An ISO date (YYYY-MM-DD), or '' while it isn't a real one. */
  dob: z.string(),
  fullName: z.string(),
  gender: z.enum([...genders, '']),
  relationshipStatus: z.enum([...relationshipStatuses, '']),
  address: z.string(),
  idType: z.string(),
  /** Stored and printed exactly as typed; masked on screens only. */
  idNumber: z.string(),
  guardianName: z.string(),
  /** The children toggle; null until answered, which counts as No. Additive to the stored shape. */
  hasChildren: z.boolean().nullable(),
  /** The answer to 'add your children as nominees'; null until answered. Additive to the stored shape. */
  childrenAsNominees: z.boolean().nullable(),
  children: z.array(childShape),
});
export type PersonalDetails = z.infer<typeof personalDetailsShape>;
