/** Texts: spec.md section 5, Other information. */
export const otherInfoMessages = {
  caretakerMissing: 'Caretaker name is required',
  petDetailsMissing: 'Pet details are required',
  specialInstructionsMissing: 'Special instructions are required',
  tooFewWitnesses: 'At least two witnesses are required',
  witnessNameMissing: 'Witness name is required',
  witnessAddressMissing: 'Witness address is required',
} as const;
