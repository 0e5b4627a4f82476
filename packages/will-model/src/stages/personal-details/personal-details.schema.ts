import { ageOn, isDateOfBirth, MINIMUM_AGE_YEARS } from '../../dates/iso-date.ts';
import { isBlank } from '../../text/blank.ts';
import { type Report, reportingInto } from '../issues.ts';
import { personalDetailsMessages as messages } from './personal-details.messages.ts';
import { asksForGuardian, guardianLabel } from './personal-details.rules.ts';
import { type Child, type PersonalDetails, personalDetailsShape } from './personal-details.shape.ts';

/** The range of a child's age in whole years (spec.md section 9). */
const CHILD_AGE = { least: 0, most: 100 } as const;

type RequiredText =
  | 'language'
  | 'documentName'
  | 'country'
  | 'fullName'
  | 'gender'
  | 'relationshipStatus'
  | 'address'
  | 'idType'
  | 'idNumber';

function checkTexts(details: PersonalDetails, fields: readonly RequiredText[], report: Report): void {
  for (const field of fields) if (isBlank(details[field])) report(messages.required, field);
}

function checkChild({ name, age }: Child, index: number, report: Report): void {
  if (isBlank(name)) report(messages.childNameMissing, 'children', index, 'name');
  if (age === null) report(messages.childAgeMissing, 'children', index, 'age');
  else if (!Number.isInteger(age) || age < CHILD_AGE.least || age > CHILD_AGE.most) {
    report(messages.childAgeOutOfRange, 'children', index, 'age');
  }
}

function checkChildren({ hasChildren, children }: PersonalDetails, report: Report): void {
  if (hasChildren !== true) return;
  if (children.length === 0) {
    report(messages.noChildren, 'children');
    return;
  }
  // The list's own message stands above the children's.
  if (children.some(({ name, age }) => isBlank(name) || age === null)) {
    report(messages.childrenIncomplete, 'children');
  }
  children.forEach((child, index) => {
    checkChild(child, index, report);
  });
}

function checkGuardian(details: PersonalDetails, report: Report): void {
  if (!asksForGuardian(details) || !isBlank(details.guardianName)) return;
  const isHusband = guardianLabel(details) === "Husband's Name";
  report(isHusband ? messages.husbandMissing : messages.parentMissing, 'guardianName');
}

function checkDateOfBirth(dob: string, today: string, report: Report): void {
  if (!isDateOfBirth(dob, today)) {
    report(messages.required, 'dob');
    return;
  }
  if ((ageOn(dob, today) ?? 0) < MINIMUM_AGE_YEARS) report(messages.underAge, 'dob');
}

/**
 * What stage 1 needs before it goes on.
 *
 * @param today The person's own date, 'YYYY-MM-DD': the age is counted on it.
 * @see spec.md section 5, Personal details
 */
export const personalDetailsSchema = (today: string) =>
  personalDetailsShape.superRefine((details, ctx) => {
    const report = reportingInto(ctx);
    // In the order of the form, so that a list of faults reads as the page does.
    checkTexts(details, ['language', 'documentName', 'country', 'fullName'], report);
    checkDateOfBirth(details.dob, today, report);
    checkTexts(details, ['gender', 'relationshipStatus'], report);
    checkGuardian(details, report);
    checkTexts(details, ['address', 'idType', 'idNumber'], report);
    checkChildren(details, report);
  });
