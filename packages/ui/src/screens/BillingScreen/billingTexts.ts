/** The words of the billing page. Those under `proposed` are ours, for sign-off. */
export const billingTexts = {
  /** spec.md, section 2, Billing. */
  title: 'Payment History',
  number: 'Sr No.',
  date: 'Date',
  amount: 'Amount',
  status: 'Status',
  invoice: 'Invoice',
  empty: 'No payment history available',
  proposed: {
    lead: 'Top-ups of your balance, the newest first. What was paid has an invoice.',
    error: 'Error',
    dateUnknown: 'Not known',
    noInvoice: 'No invoice',
    download: 'Download invoice',
    downloadOf: (number: number) => `Download invoice of payment ${number}`,
    rowName: (number: number) => `payment ${number}`,
    topUp: 'Add to your balance',
  },
} as const;
