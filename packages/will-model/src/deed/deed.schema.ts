import { ageOn, isDateOfBirth, MINIMUM_AGE_YEARS } from '../dates/iso-date.ts';
import { type Report, reportingInto } from '../stages/issues.ts';
import { personalDetailsMessages } from '../stages/personal-details/personal-details.messages.ts';
import { isBlank } from '../text/blank.ts';
import { deedMessages as messages, proposedDeedMessages } from './deed.messages.ts';
import { deedDateOf } from './deed.rules.ts';
import { type FreeWillDeed, freeWillDeedShape } from './deed.shape.ts';

function checkAboutYou(deed: FreeWillDeed, today: string, report: Report): void {
  if (isBlank(deed.fullName)) report(messages.fullNameMissing, 'fullName');
  if (deed.relation.type === '') report(messages.relationTypeMissing, 'relation', 'type');
  if (isBlank(deed.relation.parentName)) report(messages.parentNameMissing, 'relation', 'parentName');
  if (isBlank(deed.address)) report(messages.addressMissing, 'address');
  if (!isDateOfBirth(deed.dateOfBirth, today)) report(messages.dateOfBirthMissing, 'dateOfBirth');
  else if ((ageOn(deed.dateOfBirth, today) ?? 0) < MINIMUM_AGE_YEARS) {
    report(personalDetailsMessages.underAge, 'dateOfBirth');
  }
  if (isBlank(deed.occupation)) report(messages.occupationMissing, 'occupation');
}

function checkExecutors({ executor1, executor2 }: FreeWillDeed, report: Report): void {
  if (isBlank(executor1.name)) report(messages.primaryExecutorNameMissing, 'executor1', 'name');
  if (isBlank(executor1.address)) report(messages.primaryExecutorAddressMissing, 'executor1', 'address');
  if (isBlank(executor2.name)) report(messages.backupExecutorNameMissing, 'executor2', 'name');
  if (isBlank(executor2.address)) report(messages.backupExecutorAddressMissing, 'executor2', 'address');
}

function checkDate(deed: FreeWillDeed, report: Report): void {
  if (isBlank(deed.date)) report(messages.dateMissing, 'date');
  if (isBlank(deed.month)) report(messages.monthMissing, 'month');
  if (isBlank(deed.year)) report(messages.yearMissing, 'year');
  const isComplete = ![deed.date, deed.month, deed.year].some(isBlank);
  if (isComplete && deedDateOf(deed) === null) report(proposedDeedMessages.notARealDate, 'date');
}

function checkWitnesses({ witness1, witness2 }: FreeWillDeed, report: Report): void {
  if (isBlank(witness1.name)) report(messages.firstWitnessNameMissing, 'witness1', 'name');
  if (isBlank(witness1.address)) report(messages.firstWitnessAddressMissing, 'witness1', 'address');
  if (isBlank(witness2.name)) report(messages.secondWitnessNameMissing, 'witness2', 'name');
  if (isBlank(witness2.address)) report(messages.secondWitnessAddressMissing, 'witness2', 'address');
}

/**
 * What the free will-deed needs before it can be made; issues come in the order of the form.
 *
 * @param today The person's own date, 'YYYY-MM-DD': the age is counted on it.
 * @see spec.md section 5, Free will-deed; section 9 for the least age
 */
export const freeWillDeedSchema = (today: string) =>
  freeWillDeedShape.superRefine((deed, ctx) => {
    const report = reportingInto(ctx);
    checkAboutYou(deed, today, report);
    checkExecutors(deed, report);
    if (deed.nominees.length === 0) report(messages.noNominees, 'nominees');
    checkDate(deed, report);
    checkWitnesses(deed, report);
  });
