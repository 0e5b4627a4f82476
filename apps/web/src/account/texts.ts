/** Words of the signed-in frame. Texts without a section of the specification are proposed (design.md sections 3, 4). */
export const accountTexts = {
  /** spec.md section 8. */
  authenticationError: 'Authentication error. Please log in again.',
  signIn: 'Sign in',
  save: 'Save',
  endingTitle: (time: string) => `You will be signed out at ${time}.`,
  endingText: 'Save your will before then: signing out clears this browser.',
  endingSavedText: 'Your answers are saved to your account.',
  /** spec.md section 4, Save and submit. */
  saved: 'Will saved successfully!',
  saveFailed: 'Failed to save will. Please try again.',
  elsewhereTitle: 'This will is open in another tab.',
  elsewhereText: 'The answers there are newer. Nothing is kept on this device from here until you choose.',
  useElsewhere: 'Use the newer answers',
  keepHere: 'Keep the answers here',
  changedElsewhereTitle: 'This will was saved from somewhere else since you opened it.',
  changedElsewhereText: 'Your answers are safe on this device. Saving again replaces the other answers.',
  saveAnyway: 'Save these answers',
  goneTitle: 'This will is no longer among your documents.',
  goneText: 'Your answers are safe on this device. You can save them as a new document.',
  saveAsNew: 'Save as a new document',
  unreadableTitle: 'Some of the answers kept on this device could not be read.',
  unreadableText: 'What could be read is here. The rest is still kept on this device, as it was.',
  opening: (name: string) => `Opening "${name}" for editing`,
  unfinished: (stage: number, of: number, keptAt: string | null) =>
    `Continue your will: step ${stage} of ${of}${keptAt === null ? '' : `, saved ${keptAt}`}`,
  startNew: 'Start a new will',
  kept: 'Your will is kept on this device',
  continuing: 'You are continuing an unfinished will',
} as const;
