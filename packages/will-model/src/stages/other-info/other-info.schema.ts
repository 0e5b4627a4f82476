import { isBlank } from '../../text/blank.ts';
import { type Report, reportingInto } from '../issues.ts';
import { WITNESSES } from './other-info.defaults.ts';
import { otherInfoMessages as messages } from './other-info.messages.ts';
import { otherInfoShape, type Witness } from './other-info.shape.ts';

function checkWitnesses(witnesses: readonly Witness[], report: Report): void {
  if (witnesses.length < WITNESSES.least) report(messages.tooFewWitnesses, 'witnesses');
  witnesses.forEach(({ name, address }, index) => {
    if (isBlank(name)) report(messages.witnessNameMissing, 'witnesses', index, 'name');
    if (isBlank(address)) report(messages.witnessAddressMissing, 'witnesses', index, 'address');
  });
}

/**
 * What stage 6 needs before it goes on.
 *
 * @see spec.md section 5, Other information
 */
export const otherInfoSchema = otherInfoShape.superRefine((info, ctx) => {
  const report = reportingInto(ctx);
  if (!info.isGuardianCaretaker && isBlank(info.caretaker)) report(messages.caretakerMissing, 'caretaker');
  if (info.hasPets && isBlank(info.petDetails)) report(messages.petDetailsMissing, 'petDetails');
  if (info.hasSpecialInstructions && isBlank(info.specialInstructions)) {
    report(messages.specialInstructionsMissing, 'specialInstructions');
  }
  if (info.addWitnessNow) checkWitnesses(info.witnesses, report);
});
