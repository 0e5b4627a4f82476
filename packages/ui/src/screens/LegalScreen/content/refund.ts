import { confirm, contact, type LegalText, say } from './legalDocument.ts';

/** @see spec.md, section 9, Refund policy */
export const refundPolicy: LegalText = ({ brand }) => ({
  title: 'Refund policy',
  summary: 'There are no refunds. Here is how to be sure before you pay.',
  changedOn: '2026-11-28',
  sections: [
    {
      id: 'no-refunds',
      title: 'No refunds',
      blocks: [
        say(
          `Payments to ${brand} are not refunded. That includes a balance which you do not use, a will which you no longer need, and an account which you delete.`,
        ),
        confirm(
          'That this holds under consumer protection law, above all for an unused balance and for a service not provided.',
        ),
      ],
    },
    {
      id: 'before-you-pay',
      title: 'Before you pay',
      blocks: [
        say(
          'You can fill in the whole will, save it as a draft and read it on the review page before you pay anything. The prices of the plans stand on the home page, with GST. If you are not sure, ask us first.',
        ),
      ],
    },
    {
      id: 'payment-went-wrong',
      title: 'When a payment went wrong',
      blocks: [
        say(
          'If money left your account but does not show in your balance, or was taken twice, write to us with the number of the payment. This is not a refund: we check it with our payment partner and put right what is wrong.',
        ),
        confirm('How and when an amount that was charged in error is returned.'),
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      blocks: [contact],
    },
  ],
});
