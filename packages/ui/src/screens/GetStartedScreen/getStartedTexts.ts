/** @see spec.md, section 2, Route table */
export const specifiedStart = {
  free: 'Free Will',
  professional: 'Professional Will',
} as const;

/** Texts that await sign-off. */
export const proposedStart = {
  title: 'Which will would you like to make?',
  lead: 'For both you need to be signed in. Nothing is charged before you submit a Professional Will.',
  price: 'Price',
  time: 'Time',
  whatYouGet: 'What you get',
  free: {
    text: 'A simple will-deed, filled in on one page.',
    time: 'One page, in one sitting',
    gets: [
      'Names a primary and a backup executor',
      'Lists the people who inherit',
      'Has room for two witnesses to sign',
      'Saved by your browser as a PDF',
    ],
    action: 'Start a Free Will',
  },
  professional: {
    text: 'A full will, made step by step.',
    time: '15-20 minutes',
    gets: [
      'Says who receives which share of each asset',
      'Covers the care of minors and pets, and whatever is left over',
      'In English, Hindi or Marathi',
      'A PDF that is kept in your account and can be changed later',
    ],
    action: 'Start a Professional Will',
  },
  priceFrom: (price: string) => `From ${price}, one-time, including 18% GST`,
} as const;
