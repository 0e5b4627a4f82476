import { confirm, contact, type LegalText, points, say } from './legalDocument.ts';

/** @see spec.md, sections 2 and 9 */
export const deliveryPolicy: LegalText = ({ brand }) => ({
  title: 'Delivery policy',
  summary: 'Everything is delivered online, at once. Nothing is sent by post.',
  changedOn: '2026-11-28',
  sections: [
    {
      id: 'what-you-receive',
      title: 'What you receive',
      blocks: [
        points(
          'A will: a PDF. You see it as soon as it is submitted, can download it then, and find it again under Recent Documents.',
          'A free will-deed: a PDF which your browser saves when you have filled in the page.',
          'An invoice: a PDF for each successful payment, under Billing.',
        ),
        say(
          `${brand} sends no paper. Printing the will, signing it before two witnesses and keeping the signed original is for you to do.`,
        ),
        confirm(
          'How and when the other parts of a paid plan are delivered: living will, healthcare directive, trust papers, attorney review.',
        ),
      ],
    },
    {
      id: 'when',
      title: 'When you receive it',
      blocks: [
        say(
          'A will is made as soon as you submit it, which needs enough balance or a coupon. A payment shows in your balance when our payment partner has confirmed it.',
        ),
      ],
    },
    {
      id: 'how-long',
      title: 'How long it stays there',
      blocks: [
        say(
          'Documents stay in your account until you delete them. A document in the bin is deleted automatically after 30 days. Keep a copy of your own.',
        ),
      ],
    },
    {
      id: 'not-received',
      title: 'If something has not arrived',
      blocks: [say('Write to us or call. You will hear from us within 24-48 business hours.'), contact],
    },
  ],
});
