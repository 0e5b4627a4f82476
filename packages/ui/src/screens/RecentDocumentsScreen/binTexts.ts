/**
 * The words of the bin and of what is asked before documents move. Those under `proposed` are ours, for sign-off.
 */
export const binTexts = {
  /** spec.md, section 2, Recent documents. */
  bin: (count: number) => `Bin (${count})`,
  moveToBin: (count: number) => `Move to Bin (${count})`,
  restore: (count: number) => `Restore (${count})`,
  proposed: {
    note: 'Documents in the bin are deleted automatically after 30 days.',
    caption: 'Documents in the bin',
    rowName: (name: string) => `document ${name}`,
    empty: 'The bin is empty',
    cancel: 'Cancel',
    binQuestion: (count: number) => `Move ${count} ${documents(count)} to the bin?`,
    binConsequence: 'You can restore them for 30 days. After that they are deleted automatically.',
    restoreQuestion: (count: number) => `Restore ${count} ${documents(count)}?`,
    restoreConsequence: 'They go back to your documents.',
  },
} as const;

function documents(count: number): string {
  return count === 1 ? 'document' : 'documents';
}
