/** @see spec.md, section 2, Contact, and section 9 */
export const specifiedContact = {
  hours: 'Mon-Fri 9am to 7pm IST',
} as const;

/** Texts that await sign-off. */
export const proposedContact = {
  title: 'Contact',
  lead: 'Talk to us or write to us.',
  phone: 'Phone',
  email: 'E-mail',
  address: 'Postal address',
  openingHours: 'Opening hours',
  replyTime: 'Reply time',
  replyWithin: 'Within 24-48 business hours',
  writeEmail: 'Write an e-mail',
  formTitle: 'Contact form',
  formOffer: (provider: string) =>
    `The form comes from ${provider}. Nothing of theirs is loaded until you ask for it; what you then type goes to them first.`,
  showForm: 'Show the contact form',
  loadingForm: 'Loading the contact form',
  formReady: 'The contact form is ready.',
  formFailed: 'The form did not load. Write to us by e-mail.',
} as const;
