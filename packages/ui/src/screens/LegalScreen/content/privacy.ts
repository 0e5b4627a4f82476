import { confirm, contact, type LegalText, points, say } from './legalDocument.ts';

/**
 * The notice on personal data, under the headings that the Act asks for.
 * @see Digital Personal Data Protection Act 2023, ss. 5 to 16
 */
export const privacyPolicy: LegalText = ({ brand, company, grievanceOfficer, email }) => ({
  title: 'Privacy policy',
  summary: `Which personal data ${brand} processes, what for, and what you can ask of us. It follows the headings of the Digital Personal Data Protection Act 2023 (“the Act”).`,
  changedOn: '2026-11-28',
  sections: [
    {
      id: 'data-fiduciary',
      title: 'Who decides about your data',
      blocks: [
        say(
          `${company}, which runs ${brand}, is the Data Fiduciary: it decides what your personal data is used for. You are the Data Principal. The address is at the end of this page.`,
        ),
        confirm(
          'Full legal name; which provisions of the Act and its Rules are in force on the day of publication.',
        ),
      ],
    },
    {
      id: 'personal-data',
      title: 'Which personal data we process',
      blocks: [
        points(
          'Account: your e-mail address, your name and, if you give it, your WhatsApp number.',
          'Will: your name, date of birth, gender, relationship status, address, ID type and number, and a parent’s or husband’s name; your children’s names and ages; your nominees, assets, executors, caretaker and witnesses; your pets and special instructions.',
          'Payments: amounts, dates, status and the numbers of payment and order. Your card number goes to the payment partner alone.',
          'Messages: what you write to us.',
          'Technical records: what a server needs in order to answer and to stay safe, such as network addresses and times.',
        ),
        confirm('Whether the list is complete for this installation, its hosting and its logs.'),
      ],
    },
    {
      id: 'purposes',
      title: 'What we use it for',
      blocks: [
        points(
          'To make your will, keep it for you and give it back to you.',
          'To keep your account, balance, coupons and invoices.',
          'To answer you, and to keep the service safe.',
          'To keep the records that tax law asks for.',
        ),
        say('We do not sell personal data, and do not use the content of wills for advertising.'),
      ],
    },
    {
      id: 'consent',
      title: 'Your consent, and taking it back',
      blocks: [
        say(
          'We process this data because you agree to it when you use the service for the purposes above, or where the Act permits it as a certain legitimate use, such as a duty under tax law (sections 6 and 7 of the Act).',
        ),
        say(
          `You can take your consent back at any time, as easily as you gave it: delete a document, delete your account under Account Settings, or write to ${email}. What was done before stays lawful. Without the data we cannot go on with the service.`,
        ),
        confirm(
          'How the notice is given and the consent recorded, and the offer of the notice in the languages of the Eighth Schedule (section 5(3)).',
        ),
      ],
    },
    {
      id: 'other-people',
      title: 'Other people in your will',
      blocks: [
        say(
          'A will names others: family, nominees, executors, witnesses. Enter only what the will needs. We use their data for your will alone and do not write to them.',
        ),
        confirm('The basis for processing the data of people who are named and have not consented.'),
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        say(
          'Only adults may use the service. The names and ages of children come from the parent or guardian who makes the will, and are used for that will alone: no tracking, no advertising (section 9 of the Act).',
        ),
        confirm('Whether verifiable consent of the parent is given by the parent’s own entry.'),
      ],
    },
    {
      id: 'in-your-browser',
      title: 'What your browser keeps',
      blocks: [
        say(
          'The service keeps these in your browser’s storage: the tokens of your session, the draft of your will and its number, and the currency that you chose for prices. Logging out clears them. We set no cookies for advertising.',
        ),
        say(
          'The contact form, where there is one, comes from another company. Nothing of it is loaded before you ask for it.',
        ),
      ],
    },
    {
      id: 'data-processors',
      title: 'Who processes data for us',
      blocks: [
        points(
          'An identity provider, for signing in.',
          'A payment partner, for card payments.',
          'A hosting provider, for the service and its encrypted storage.',
          'The provider of the contact form, if you use it.',
        ),
        say(
          'They process the data under contract and for these purposes. We give data to authorities only where the law obliges us to.',
        ),
        confirm('Names of the Data Processors and their contracts (section 8(2)).'),
      ],
    },
    {
      id: 'outside-india',
      title: 'Processing outside India',
      blocks: [
        say(
          'A provider may process data outside India. That does not happen in a country to which the Government of India has restricted transfers (section 16 of the Act).',
        ),
        confirm('Where each provider processes data.'),
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        points(
          'Drafts and documents: until you delete them. A document in the bin is deleted automatically after 30 days.',
          'Account: until you delete it.',
          'Records of payments: as long as tax law asks for.',
        ),
        say('After that the data is erased, backups included, unless a law obliges us to keep it.'),
        confirm(
          'Periods for payments, logs and backups, and for accounts that are not used (section 8(7) and (8)).',
        ),
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      blocks: [
        say(
          'Documents are stored encrypted and open for you alone, after you sign in. If a breach should concern your data, we tell you and the Data Protection Board of India (section 8(5) and (6) of the Act).',
        ),
        confirm('Form and period of the notice of a breach.'),
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        points(
          'Access: a summary of your data, what we do with it, and with whom it was shared (section 11).',
          'Correction, completion, updating and erasure (section 12). Most of it you can do yourself in your account.',
          'Redress: an answer to a grievance (section 13).',
          'Nomination: to name somebody who may use these rights when you die or cannot use them yourself (section 14). A nominee in your will is not such a person; write to us.',
        ),
        say(
          `Write to ${email} from the address of your account. We may ask for proof that it is you. You will hear from us within 24-48 business hours.`,
        ),
        confirm('Periods for carrying out each request, and how a nomination is made.'),
      ],
    },
    {
      id: 'your-duties',
      title: 'Your duties',
      blocks: [
        say(
          'Give true details, leave out nothing that matters, do not pretend to be somebody else, and do not raise grievances without a ground (section 15 of the Act).',
        ),
      ],
    },
    {
      id: 'grievances',
      title: 'Grievances, and the Data Protection Board',
      blocks: [
        say(`${grievanceOfficer} answers questions and grievances about personal data:`),
        contact,
        say('If our answer does not settle it, you may complain to the Data Protection Board of India.'),
        confirm(
          'Name and business contact of the person who answers (section 8(9)), and how to complain to the Board.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this page',
      blocks: [
        say(
          'When it changes, so does the date above. If we want to use your data for something new, we ask you first.',
        ),
      ],
    },
  ],
});
