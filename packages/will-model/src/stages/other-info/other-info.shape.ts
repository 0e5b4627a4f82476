import { z } from 'zod';

export const witnessShape = z.object({
  /** Additive to the stored shape: witnesses are known by id, never by position or name. */
  id: z.string(),
  name: z.string(),
  address: z.string(),
});
export type Witness = z.infer<typeof witnessShape>;

export const otherInfoShape = z.object({
  isGuardianCaretaker: z.boolean(),
  caretaker: z.string(),
  hasPets: z.boolean(),
  petDetails: z.string(),
  includeNoContestClause: z.boolean(),
  hasSpecialInstructions: z.boolean(),
  specialInstructions: z.string(),
  addWitnessNow: z.boolean(),
  witnesses: z.array(witnessShape),
});
export type OtherInfo = z.infer<typeof otherInfoShape>;
