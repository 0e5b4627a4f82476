/** Texts that await sign-off; which four steps there are is the specification's. */
export const proposedHowItWorks = {
  title: 'How it works',
  lead: 'From the first question to a signed will, in four steps.',
  steps: {
    fill: {
      title: 'Fill in your details',
      text: 'Seven short steps ask who you are, who should inherit, what you own and who will carry out your will. It takes about 15 minutes, and a draft is kept when you stop.',
    },
    review: {
      title: 'Review and customize',
      text: 'See everything on one page and change what you like. Nothing is submitted before the last step.',
    },
    generate: {
      title: 'Generate your will',
      text: 'Your will is made as a PDF in English, Hindi or Marathi, with a page that explains how to sign it. You can download it at once.',
    },
    sign: {
      title: 'Sign and store',
      text: 'Print it and sign it before at least two witnesses aged 18 or older, who sign it too. Keep it safe, and tell your executor where it is.',
    },
  },
  bindingNote: 'A will is binding once you have signed it before two witnesses.',
} as const;
