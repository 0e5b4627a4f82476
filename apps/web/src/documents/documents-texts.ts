/** Words of the documents page. Those under `proposed` are ours, for sign-off. */
export const documentsTexts = {
  /** spec.md section 8, Documents. */
  fetchFailed: 'Failed to fetch documents',
  downloadFailed: 'Failed to download document. Please try again later.',
  moveRefused: 'Operation failed',
  moveFailed: 'Failed to move to bin or restore documents. Please try again.',
  nothingSelected: 'Please select at least one document.',
  noFormData: 'No form data available for this document.',
  openFailed: 'Failed to load document for editing. Please try again later.',
  proposed: {
    binned: (count: number, inBin: number) => `${documents(count)} moved to the bin. ${inBin} in the bin.`,
    restored: (count: number, inBin: number) => `${documents(count)} restored. ${inBin} in the bin.`,
  },
} as const;

function documents(count: number): string {
  return `${count} ${count === 1 ? 'document' : 'documents'}`;
}
