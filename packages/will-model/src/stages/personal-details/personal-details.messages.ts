/** Texts: spec.md section 5, Personal details. */
export const personalDetailsMessages = {
  required: 'This field is required',
  husbandMissing: "Husband's Name is required",
  parentMissing: 'Father or Mother Name is required',
  underAge: 'You need to be at least 18 years old to create a will.',
  noChildren: 'Please add details of at least one child',
  childrenIncomplete: 'Please complete all child details',
  childNameMissing: 'Child name is required',
  childAgeMissing: 'Child age is required',
  childAgeOutOfRange: 'Please enter a valid age (0-100)',
} as const;
