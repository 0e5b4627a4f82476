/** Words of stage 0. @see spec.md section 2, Will wizard; design.md 3.3 */
export const introTexts = {
  title: 'Welcome to the Will Creation Form',
  start: 'Start Creating My Will',
  proposed: {
    lead: 'You answer six short groups of questions, check every line, and get your will as a PDF to print and sign.',
    readyTitle: 'What to have ready',
    ready: [
      {
        title: 'Your ID',
        text: 'Aadhaar, PAN or another document, for your name, address and number as they stand on it.',
      },
      {
        title: 'A list of what you own',
        text: 'Accounts, policies, property, vehicles, jewellery: enough to tell each one apart.',
      },
      {
        title: 'The people who should inherit',
        text: 'Their full names, how they are related to you, and roughly what each should receive.',
      },
      {
        title: 'Two people as witnesses',
        text: 'Both 18 or older. They watch you sign, then sign too. You can name them now or leave lines for them.',
      },
    ],
    timeTitle: 'How long it takes',
    time: 'About 15 minutes. You can stop at any point and come back to the same place.',
    privacyTitle: 'Where your answers are',
    privacy:
      'On this device as you type, and in your account when you save. Nothing is submitted before the last step.',
  },
} as const;
