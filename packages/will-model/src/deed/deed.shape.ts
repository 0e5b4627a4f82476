import { z } from 'zod';

/** How the testator is related to the parent or spouse who is named beside them (spec.md section 2, Free will-deed). */
export const deedRelationTypes = ['Son', 'Daughter', 'Wife'] as const;
export type DeedRelationType = (typeof deedRelationTypes)[number];

export const deedPersonShape = z.object({ name: z.string(), address: z.string() });
/** An executor or a witness of the deed. */
export type DeedPerson = z.infer<typeof deedPersonShape>;

export const deedNomineeShape = z.object({
  /** Additive to the stored shape: nominees are known by id, never by position or name. */
  id: z.string(),
  name: z.string(),
  relationship: z.string(),
});
export type DeedNominee = z.infer<typeof deedNomineeShape>;

export const freeWillDeedShape = z.object({
  fullName: z.string(),
  relation: z.object({ type: z.enum([...deedRelationTypes, '']), parentName: z.string() }),
  address: z.string(),
  /** An ISO date (YYYY-MM-DD), or '' while it isn't a real one. */
  dateOfBirth: z.string(),
  occupation: z.string(),
  /** The primary executor. */
  executor1: deedPersonShape,
  /** The backup, who acts where the primary can't or won't. */
  executor2: deedPersonShape,
  nominees: z.array(deedNomineeShape),
  /** The day of signing; with month and year digits where the three are a real date, else as typed. */
  date: z.string(),
  month: z.string(),
  year: z.string(),
  witness1: deedPersonShape,
  witness2: deedPersonShape,
});

/**
 * A free will-deed that is being made: what the person has answered so far, valid or not.
 *
 * @see spec.md section 3, Free will-deed data
 */
export type FreeWillDeed = z.infer<typeof freeWillDeedShape>;
