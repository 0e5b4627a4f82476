/** spec.md, section 2, Payment. */
export const paymentSuccess = {
  title: 'Payment Successful!',
  text: 'Payment successful! Click below to return and submit your will.',
  back: 'Return to Submit Will',
} as const;
