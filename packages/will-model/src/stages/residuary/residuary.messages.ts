/** Texts: spec.md section 5, Residuary. */
export const residuaryMessages = {
  scopeMissing: 'Please select how the residuary clause should apply',
  distributionMissing: 'Please select a distribution method',
  nobodySelected: 'Please select at least one nominee',
  nomineeMissing: 'Please select a nominee',
  selectedTwice: 'Each nominee can only be selected once',
  shareMissing: 'Please enter a percentage',
  shareInvalid: 'Please enter a valid percentage',
  totalTooHigh: 'Total percentage cannot exceed 100%',
  textMissing: 'Please provide custom instructions',
} as const;
