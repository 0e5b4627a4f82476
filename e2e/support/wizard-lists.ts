/** The lists of the wizard: their stage, the button that adds, and what an item is called. */
export const wizardLists = [
  { stage: 1, add: 'Add a child', item: 'child' },
  { stage: 2, add: 'Add a nominee', item: 'nominee' },
  { stage: 3, add: 'Add an asset', item: 'asset' },
  { stage: 4, add: 'Add a backup executor', item: 'executor' },
  { stage: 6, add: 'Add a witness', item: 'witness' },
] as const;
