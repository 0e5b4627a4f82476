/**
 * The words of the screens, in one place for sign-off. `specified` is the specification's own wording and is never
 * reworded; `proposed` stands where the specification gives none.
 * The long texts of pages that few visitors open stand beside those pages, so that the first page does not carry them.
 * @see spec.md, section 2
 * @see design.md, section 3
 */
export const specified = {
  heroTitle: 'Secure Your Legacy with Confidence',
  getStarted: 'Get Started',
  howItWorks: 'How It Works',
  welcome: 'Welcome',
  quickActions: 'Quick Actions',
  createNewWill: 'Create New Will',
  createFreeWill: 'Create Free Will',
  insufficientBalance: 'Insufficient Balance',
  payNow: 'Pay Now',
  pageNotFound: 'Page not found',
  unexpectedError: 'Unexpected Application Error!',
} as const;

/** Texts that await sign-off. */
export const proposed = {
  heroLead: 'A legally binding will in minutes.',
  heroCondition: 'Binding once you sign it before two witnesses.',
  featuresTitle: 'What you can expect',
  features: {
    valid: {
      title: 'Legally valid documents',
      text: 'Worded for Indian succession law, in English, Hindi or Marathi.',
    },
    secure: {
      title: 'Bank-level security',
      text: 'Your documents open for you alone, after you sign in.',
    },
    quick: {
      title: 'Quick process',
      text: 'About 15 minutes. Stop when you like: your draft is kept.',
    },
    stored: {
      title: 'Encrypted secure storage',
      text: 'Drafts and finished wills are stored encrypted, ready when you are.',
    },
  },
  specimensTitle: 'Your will, as it is printed',
  specimensText:
    'The first page of an example, in three languages, set by the service itself. Meera and her family are made up.',
  specimenAlt: (language: string) => `The first page of an example will in ${language}`,
  specimenLabel: (language: string) => `The example in ${language}`,
  getStartedTitle: 'Get Started',
  getStartedText:
    'Seven short steps. Nothing is submitted until the last one, and you can move back and forth.',
  pricingTitle: 'Plans and prices',
  showPricesIn: 'Show prices in',
  pricesIn: { INR: 'Prices in rupees', USD: 'Prices in US dollars' },
  pricesIncludeGst: 'Prices in rupees include 18% GST',
  oneTime: 'one-time',
  andAbove: 'and above',
  recommended: 'Recommended',
  withPlan: (plan: string) => `with ${plan}`,
  recentDocuments: 'Recent documents',
  payment: 'Add to your balance',
  amount: 'Amount',
  amountHint: 'In rupees, at least ₹1',
  gstIncluded: 'Includes 18% GST',
  paymentPartner: 'You will finish on our payment partner’s page.',
  paymentBusyTitle: 'Processing your payment…',
  paymentBusyText: 'Please do not close this page.',
  paymentMessageTitle: 'Payment not completed',
  backToPayment: 'Back to payment',
  close: 'Close',
  notFoundText: 'The address may be mistyped, or the page has moved.',
  goHome: 'Go to the home page',
  unexpectedErrorText: 'The page stopped working. A draft kept on this device is still there.',
  errorDetail: 'What was reported',
  reload: 'Reload',
  loadingPage: 'Loading the page',
} as const;
