/** Words of the question before a logout; `saveFailed` is of spec.md section 8, the others are proposed (design.md 4.9). */
export const logOutTexts = {
  title: 'Save your will first?',
  text: 'Some answers are only on this device. Logging out removes them from it.',
  deedTitle: 'Log out and lose your free will-deed?',
  deedText:
    'The deed is only on this device. Logging out removes it; a file that you downloaded stays yours.',
  alsoDeed: 'Your free will-deed is removed too; it cannot be saved to your account.',
  stay: 'Stay',
  logOutOnly: 'Log out',
  logOut: 'Log out without saving',
  saveAndLogOut: 'Save and log out',
  saving: 'Saving…',
  saveFailed: 'Failed to save will. Please try again.',
} as const;
