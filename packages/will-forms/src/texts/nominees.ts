/** Words of stage 2. @see spec.md section 2, Nominees stage; design.md 3.3 */
export const nomineesTexts = {
  proposed: {
    lead: 'Nominees are the people or organisations who will receive something.',
    childrenAsNominees: 'Add your children as nominees?',
    childrenHint:
      'An entry with the same name as a child becomes that child and keeps its shares. Its relationship becomes Child.',
    childrenAdded: (count: number): string =>
      count === 1 ? '1 child is now a nominee.' : `${count} children are now nominees.`,
    childrenRemoved: (count: number): string =>
      count === 1 ? '1 nominee was removed.' : `${count} nominees were removed.`,
    list: 'Your nominees',
    empty: 'Add the people or organisations who should inherit.',
    legend: (index: number): string => `Nominee ${index + 1}`,
    name: 'Name',
    nameHint: 'In full, as on their ID',
    relation: 'Relationship',
    relationHint: 'To you, for example: wife, son, friend, charity',
    note: 'Note',
    noteHint: 'Anything that helps to tell them apart, for example where they live',
    add: 'Add a nominee',
    newLegend: 'New nominee',
    newHint: 'Joins your list of nominees, and gets a share here.',
    newAdd: 'Add to nominees',
    newCancel: 'Cancel',
    newAdded: (name: string): string => `${name} is now a nominee.`,
    removeUsed: (name: string, shares: number): string =>
      `${shares === 1 ? '1 share' : `${shares} shares`} of your assets or of the residue ${
        shares === 1 ? 'names' : 'name'
      } ${name}. ${shares === 1 ? 'It stays and shows' : 'They stay and show'} as ‘Unknown’ until you give ${
        shares === 1 ? 'it' : 'them'
      } to somebody else. Your will can’t be submitted before that.`,
  },
} as const;
