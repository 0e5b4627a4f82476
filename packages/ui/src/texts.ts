/**
 * The words that components say by themselves: generic ones, in one place for sign-off. All are proposals of the
 * design brief (there in ‹angle brackets›); the specification's own texts arrive as props.
 */
export const texts = {
  // Fields.
  optional: '(optional)',
  errorPrefix: 'Error: ',
  chooseOne: 'Choose one',
  yes: 'Yes',
  no: 'No',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  /** One or two parts: of a date of which all is missing the error itself says enough. */
  partsMissing: ([first = '', second]: readonly string[]) =>
    second === undefined ? `${first} is missing.` : `${first} and ${lowerFirst(second)} are missing.`,
  dateHint: 'For example, 27 3 1984',
  wholeNumbersOnly: 'Whole numbers only',
  atMostPercent: (most: number) => `A share can be at most ${most}%.`,
  atMostDigits: (digits: number) => `At most ${digits} digits`,
  onlyRoomLeft: (room: number, subject: string) => `Only ${room}% is left for ${subject}.`,
  nothingLeft: (subject: string) => `Nothing is left for ${subject}: other shares already make 100%.`,

  externalSite: ' (another website)',

  // Lists.
  undo: 'Undo',
  edit: 'Edit',
  done: 'Done',
  remove: 'Remove',
  cancel: 'Cancel',
  notComplete: 'Not complete',
  /** The name's own capital goes inside a sentence, unless it is part of a word in capitals. */
  editItem: (name: string) => `Edit ${lowerFirst(name)}`,
  removeItem: (name: string) => `Remove ${lowerFirst(name)}`,
  doneItem: (name: string) => `Done with ${lowerFirst(name)}`,
  removeItemTitle: (name: string) => `Remove ${lowerFirst(name)}?`,
  itemAdded: (legend: string) => `${legend} added.`,
  itemRemoved: (legend: string, left: number) => `${legend} removed. ${left === 0 ? 'None' : left} left.`,
  undoRemoval: (legend: string) => `Undo, bring ${lowerFirst(legend)} back`,
  itemRestored: (legend: string) => `${legend} is back.`,
  listCount: (count: number) => `${count} in the list`,

  // Shares.
  nominee: 'Nominee',
  share: 'Share',
  comment: 'Comment',
  addComment: 'Add a comment',
  addCommentTo: (row: string) => `Add a comment to ${lowerFirst(row)}`,
  personWithoutName: 'No name yet',
  alreadyAdded: 'already added',
  shareRow: (position: number, name: string) =>
    name === '' ? `Share ${position}` : `Share ${position}, ${name}`,
  total: (total: number) => `Total ${total}%`,
  leftToShare: (left: number) => `${left}% left to share`,
  allShared: 'All of it is shared',
  totalTooHigh: 'Total percentage cannot exceed 100%',
  splitEqually: 'Split equally',
  giveRemaining: (rest: number, name: string) => `Give the remaining ${rest}% to ${name}`,
  splitResult: (shares: string) => `Split equally: ${shares}.`,
  givenRemaining: (rest: number, name: string) => `${rest}% given to ${name}.`,
  splitUndone: 'The shares are as they were before.',
  shareRemoved: (position: number, total: number) => `Share ${position} removed. Total ${total}%.`,
  shareWithoutName: 'nobody yet',
  barEmpty: 'Nothing is shared yet.',
  barSentence: (parts: string, rest: string) => `Shares: ${parts}. ${rest}.`,
  addPerson: 'Add a new nominee',

  // Structure and feedback.
  skipToMain: 'Skip to main content',
  mainNavigation: 'Main',
  menu: 'Menu',
  close: 'Close',
  closeToast: 'Close message',
  toastLabel: 'Message',
  toastRegion: 'Messages ({hotkey})',
  tryAgain: 'Try again',
  loading: 'Loading',
  opensInNewTab: ' (opens in a new tab)',
  overlaySlow: 'This is taking longer than usual. Your answers are safe.',

  // Progress of the wizard. The step's words are the specification's.
  progress: 'Progress',
  stepOf: (stage: number, count: number) => `Step ${stage} of ${count}`,
  percentComplete: (percent: number) => `${percent}% complete`,
  stageCompleted: 'completed',
  stageNotStarted: 'not started',

  // Where the answers are.
  saving: 'Saving…',
  savedOnDevice: 'Draft saved on this device',
  savedToAccount: 'Saved to your account',
  notSavedToAccount: 'Not saved to your account. Your answers are safe on this device.',
  storageBlocked: 'This browser is not keeping a copy. Use Save before you leave.',

  // Tables and states of records.
  selectAll: 'Select all',
  selectRow: (name: string) => `Select ${name}`,
  noneSelected: 'None selected',
  selectedCount: (selected: number) => `${count(selected)} selected`,
  sortBy: 'Sort by',
  sortNames: { asc: 'ascending', desc: 'descending' },
  rowsShown: (shown: number, total: number) => `${count(shown)} of ${count(total)} shown`,
  showMoreRows: (rows: number) => `Show ${count(rows)} more`,
  statusDraft: 'Draft',
  statusComplete: 'Complete',
  statusSuccess: 'Success',
  statusPending: 'Pending',
  statusFailed: 'Failed',
} as const;

/** ‹Nominee 2, Aarav› inside a sentence is ‹nominee 2, Aarav›; ‹PAN card› stays. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** 5,000 as it is written in India. */
function count(value: number): string {
  return value < 1000 ? String(value) : value.toLocaleString('en-IN');
}
