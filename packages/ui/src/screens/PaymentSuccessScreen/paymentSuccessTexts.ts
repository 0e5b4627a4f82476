/** The words after a payment (spec.md, section 2, Payment). Those under `proposed` are ours, for sign-off. */
export const paymentSuccess = {
  title: 'Payment Successful!',
  text: 'Payment successful! Click below to return and submit your will.',
  back: 'Return to Submit Will',
  proposed: {
    onItsWay:
      'Your payment is complete. It may take a few minutes until your balance shows it: there is no need to pay again.',
    billing: 'See it in Billing',
  },
} as const;
