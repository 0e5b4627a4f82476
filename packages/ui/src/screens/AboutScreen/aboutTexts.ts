/** Texts that await sign-off; the facts in them are the specification's. */
export const proposedAbout = {
  title: 'About us',
  lead: (brand: string) => `${brand} helps people in India make a will, in English, Hindi or Marathi.`,
  sections: [
    {
      title: 'What we do',
      text: 'You answer questions about yourself, the people who should inherit and what you own. We set your answers as a will, worded for Indian succession law. You see it before you submit it, and you can change it later.',
    },
    {
      title: 'What we do not do',
      text: 'We do not give legal advice, and we do not sign anything for you. A will is made from the information that you provide, and it must be executed as the law asks: it is binding once you have signed it before two witnesses. We recommend that a lawyer reviews it.',
    },
    {
      title: 'How we treat what you tell us',
      text: 'Documents are stored encrypted, with bank-level security, and open for you alone after you sign in. You can delete your account yourself, at any time.',
    },
    {
      title: 'What it costs',
      text: 'A Free Will costs nothing. Other plans are paid once. Prices in rupees include 18% GST, and every successful payment has an invoice.',
    },
  ],
  whoTitle: 'Who stands behind it',
  who: (brand: string, company: string) =>
    `${brand} is a service of ${company}, a technology company based in Pune, India.`,
} as const;
