import type { OtherInfo, Witness } from './other-info.shape.ts';

/** How many witnesses a will has (spec.md section 9; Indian Succession Act 1925, section 63(c)). */
export const WITNESSES = { least: 2, most: 4 } as const;

/** A witness who is still to be named. */
export const emptyWitness = (id: string): Witness => ({ id, name: '', address: '' });

/** Stage 6 with the specification's defaults, and two blank witnesses. */
export const emptyOtherInfo = (newId: () => string): OtherInfo => ({
  isGuardianCaretaker: true,
  caretaker: '',
  hasPets: false,
  petDetails: '',
  includeNoContestClause: false,
  hasSpecialInstructions: false,
  specialInstructions: '',
  addWitnessNow: true,
  witnesses: Array.from({ length: WITNESSES.least }, () => emptyWitness(newId())),
});
