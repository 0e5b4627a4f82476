/** Words of the shell and the home page. Texts without a section of the specification are proposed (design.md 3.1, 4.9). */
export const shellTexts = {
  /** spec.md section 2, Header and footer. */
  signIn: 'Sign in',
  getStarted: 'Get Started',
  about: 'About Us',
  faq: 'FAQ',
  contact: 'Contact',
  services: 'Services',
  company: 'Company',
  legal: 'Legal',
  freeWill: 'Free Will',
  howItWorks: 'How It Works',
  terms: 'Terms',
  privacy: 'Privacy',
  refund: 'Refund',
  delivery: 'Delivery',
  dashboard: 'Dashboard',
  createWill: 'Create Will',
  logout: 'Logout',
  /** spec.md section 8. */
  unexpected: 'An unexpected error occurred. Please try again later.',
  signInNeeded: 'Sign in to open that page.',
  signInFailed: 'You are not signed in. Please try again.',
  sessionEnded: 'Your session has ended. Sign in to go on.',
  sessionEndedSaved: 'Saved to your account before you were signed out.',
  accountDeleted: 'Your account and your documents are deleted.',
} as const;

/** Words of the contact page that its screen leaves to the page (proposed). */
export const contactTexts = { formOf: (provider: string) => `Contact form by ${provider}` } as const;
