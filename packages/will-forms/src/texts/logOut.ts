/** Words of the question before a logout; `saveFailed` is of spec.md section 8, the others are proposed (design.md 4.9). */
export const logOutTexts = {
  title: 'Save your will first?',
  text: 'Some answers are only on this device. Logging out removes them from it.',
  stay: 'Stay',
  logOut: 'Log out without saving',
  saveAndLogOut: 'Save and log out',
  saving: 'Saving…',
  saveFailed: 'Failed to save will. Please try again.',
} as const;
