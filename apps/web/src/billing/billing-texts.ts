/** Words of the billing page. Those under `proposed` are ours, for sign-off. */
export const billingTexts = {
  /** spec.md section 8, Billing. */
  fetchFailed: 'Failed to fetch billing data',
  proposed: { invoiceFailed: 'Failed to download invoice. Please try again later.' },
} as const;
