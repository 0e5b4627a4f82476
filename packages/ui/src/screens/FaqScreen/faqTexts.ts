/** Texts that await sign-off. */
export const proposedFaq = {
  title: 'Frequently asked questions',
  moreTitle: 'Another question?',
  moreText: 'We answer within 24-48 business hours.',
  contactUs: 'Contact us',
} as const;
