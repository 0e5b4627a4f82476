/** Texts: spec.md section 5, Nominees. */
export const nomineesMessages = {
  noneAdded: 'At least one nominee must be added',
  nameMissing: 'Name is required',
  relationMissing: 'Relationship is required',
} as const;
