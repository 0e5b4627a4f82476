/** Words of the deed's page that are no part of its form. Proposed: the specification has none for these cases. */
export const deedPageTexts = {
  failed: 'Your deed could not be made. Your answers are safe on this device. Please try again.',
  lettersMissing: (places: string): string =>
    `These letters can’t be printed; write them another way: ${places}.`,
  leftTitle: 'Your deed is kept on this device',
  elsewhereTitle: 'This deed is open in another tab.',
  endingText:
    'Download your deed before then: it is on this device only, and signing out clears this browser.',
} as const;
