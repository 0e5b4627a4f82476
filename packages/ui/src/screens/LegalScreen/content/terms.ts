import { confirm, contact, type LegalText, points, say } from './legalDocument.ts';

/**
 * The terms of use. The section on the will holds the eight points of the review stage's terms.
 * @see spec.md, section 2, Review stage
 */
export const termsOfUse: LegalText = ({ brand, company }) => ({
  title: 'Terms of use',
  summary: `What you can expect from ${brand}, what we expect from you, and what we cannot promise.`,
  changedOn: '2026-11-28',
  sections: [
    {
      id: 'parties',
      title: 'Who these terms are between',
      blocks: [
        say(
          `${brand} is a service of ${company} (“we”), based in Pune, India. These terms apply between us and everybody who uses the service (“you”). By using it you accept them.`,
        ),
        confirm(
          'Full legal name, registration number and registered office of the company; how acceptance is recorded.',
        ),
      ],
    },
    {
      id: 'who-may-use',
      title: 'Who may use the service',
      blocks: [
        say(
          'You must be at least 18 years old and able to make a will yourself. You make it for yourself alone.',
        ),
        confirm('Whether soundness of mind and the position of assisted users need words of their own.'),
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        say(
          'You need an account to make a will. Keep your means of signing in to yourself, and log out on a device that others use. Tell us at once when you believe that somebody else has used your account.',
        ),
        say(
          'You can delete your account yourself under Account Settings. Your documents and your balance cannot be brought back after that, so download what you need first.',
        ),
      ],
    },
    {
      id: 'service',
      title: 'What the service does',
      blocks: [
        say(
          'The service asks you questions and makes a document from your answers: a will as a PDF, or a simple free will-deed. It can keep drafts and finished documents in your account.',
        ),
        say(
          'We are not a law firm. The service gives no legal advice, and using it does not make us your lawyer or your executor.',
        ),
        confirm('How an attorney’s review, sold with a plan, is provided, by whom, and under which terms.'),
      ],
    },
    {
      id: 'your-will',
      title: 'Your will',
      blocks: [
        points(
          'The will is generated from the information that you provide.',
          'You are responsible for the accuracy of that information.',
          'We are not liable for the legal validation or the execution of the will.',
          'The will must be executed according to the laws that apply where you are.',
          'We recommend that a lawyer reviews it.',
          'There is no guarantee that the will is legally valid.',
          'Keep the will secure, and tell your executor where it is.',
          'Review it periodically, and after major events in your life.',
        ),
        confirm(
          'That these points agree with the home page’s promise of a legally binding will, and are enforceable.',
        ),
      ],
    },
    {
      id: 'prices',
      title: 'Prices and payment',
      blocks: [
        say(
          'The price of each plan stands on the home page and is paid once. Prices in rupees include 18% GST. You pay by topping up a balance, at least ₹1 at a time; the price is taken from the balance, or a coupon is used, when you submit a will.',
        ),
        say(
          'Payments are made on the page of our payment partner; we do not see your card number. Each successful payment has an invoice, under Billing. Payments are not refunded: see our refund policy.',
        ),
        confirm('GST classification and place of supply; whether a stored balance needs any permission.'),
      ],
    },
    {
      id: 'your-conduct',
      title: 'What we ask of you',
      blocks: [
        points(
          'Use the service for your own will, and for no unlawful purpose.',
          'Enter details of other people only as far as your will needs them.',
          'Do not try to reach the documents of others, or to disturb the service.',
        ),
        say('We may close the account of somebody who does not keep to this, after telling them why.'),
        confirm('Notice period, and access to documents after an account is closed.'),
      ],
    },
    {
      id: 'liability',
      title: 'What we are liable for',
      blocks: [
        say(
          'We run the service with care, and correct faults that we learn of. We do not promise that it is always available. Beyond what the law does not let us exclude, we are not liable for losses from a will that was not properly executed, from information that was wrong or missing, or from a lack of legal review.',
        ),
        confirm(
          'Limits of liability, their amount, and what consumer protection law does not let them exclude.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        say(
          'When we change these terms, the date above changes with them, and we tell you when you next sign in or by e-mail. For a payment already made, the terms of its day go on to apply.',
        ),
        confirm('Form and period of notice of a change.'),
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      blocks: [
        say(
          'The law of India applies. Please write to us first: most things can be settled that way. Courts at Pune have jurisdiction, unless the law gives you another court or forum.',
        ),
        confirm('Jurisdiction, arbitration, and the wording for persons in the USA and the UK.'),
      ],
    },
    { id: 'contact', title: 'How to reach us', blocks: [contact] },
  ],
});
