/**
 * Words of the table of documents. Those under `proposed` are ours, for sign-off.
 * @see spec.md, section 2, Recent documents
 */
export const documentsTableTexts = {
  type: 'Document Type',
  name: 'Document Name',
  status: 'Status',
  lastModified: 'Last Modified',
  actions: 'Actions',
  edit: 'Edit',
  createNew: 'Create New Will',
  proposed: {
    caption: 'Your documents',
    rowName: (name: string) => `document ${name}`,
    untitled: 'Untitled will',
    editNamed: (name: string) => `Edit ${name}`,
    download: 'Download',
    downloadNamed: (name: string) => `Download ${name}`,
    editedSince: 'Edited since',
    editedSinceMeaning:
      'You changed this will after you submitted it. Its PDF is still the will as you submitted it.',
    dateUnknown: 'Not known',
    deletedOn: 'Deleted on',
    empty: 'No documents yet',
    tryAgain: 'Try again',
    byLetter: { asc: 'A to Z', desc: 'Z to A' },
    byStatus: { asc: 'complete first', desc: 'drafts first' },
    byDate: { asc: 'oldest first', desc: 'newest first' },
    byDeletion: { asc: 'soonest first', desc: 'latest first' },
  },
} as const;
