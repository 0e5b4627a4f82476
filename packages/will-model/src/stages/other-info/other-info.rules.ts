import { emptyWitness, WITNESSES } from './other-info.defaults.ts';
import type { OtherInfo, Witness } from './other-info.shape.ts';

const filledUp = (witnesses: readonly Witness[], newId: () => string): Witness[] => [
  ...witnesses,
  ...Array.from({ length: Math.max(0, WITNESSES.least - witnesses.length) }, () => emptyWitness(newId())),
];

/**
 * Answers whether witnesses are named now. Yes fills the list up to two and keeps what was typed; No keeps the
 * list aside, unprinted, so that a change of mind brings it back.
 *
 * @see spec.md section 4, Form behaviour rules; architecture.md, 'witnesses now'
 */
export const withAddWitnessNow = (
  info: OtherInfo,
  addWitnessNow: boolean,
  newId: () => string,
): OtherInfo => ({
  ...info,
  addWitnessNow,
  witnesses: addWitnessNow ? filledUp(info.witnesses, newId) : info.witnesses,
});
