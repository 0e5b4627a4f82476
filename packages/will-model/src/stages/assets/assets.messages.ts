/** Texts: spec.md section 5, Assets. */
export const assetsMessages = {
  noneAdded: 'At least one asset must be added',
  typeMissing: 'Asset type is required',
  identifierMissing: 'Asset identifier is required',
  nobodySelected: 'At least one nominee must be selected',
  selectedTwice: 'Each nominee can only be selected once',
  shareNotPositive: 'Percentage must be a positive number',
  totalTooHigh: 'Total percentage cannot exceed 100%',
} as const;
