/** Texts: spec.md section 5, Free will-deed. */
export const deedMessages = {
  fullNameMissing: 'Full name is required',
  relationTypeMissing: 'Relation type is required',
  parentNameMissing: 'Parent/Spouse name is required',
  addressMissing: 'Address is required',
  dateOfBirthMissing: 'Date of birth is required',
  occupationMissing: 'Occupation is required',
  primaryExecutorNameMissing: 'Primary executor name is required',
  primaryExecutorAddressMissing: 'Primary executor address is required',
  backupExecutorNameMissing: 'Backup executor name is required',
  backupExecutorAddressMissing: 'Backup executor address is required',
  noNominees: 'At least one nominee is required',
  firstWitnessNameMissing: 'First witness name is required',
  firstWitnessAddressMissing: 'First witness address is required',
  secondWitnessNameMissing: 'Second witness name is required',
  secondWitnessAddressMissing: 'Second witness address is required',
  dateMissing: 'Date is required',
  monthMissing: 'Month is required',
  yearMissing: 'Year is required',
} as const;

/** Proposed: what the specification has no words for (design.md 3.5). */
export const proposedDeedMessages = {
  notARealDate: 'Enter a real date, for example 27 3 1984',
} as const;
