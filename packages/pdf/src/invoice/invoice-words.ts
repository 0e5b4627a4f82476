/** What an invoice says: English, as the rest of what is shown to the person who pays. */
export const invoiceWords = {
  title: 'Invoice',
  fileTitle: (id: string) => `Invoice ${id}`,
  number: 'Invoice number',
  paidAt: 'Date of payment',
  seller: 'Sold by',
  gstin: 'GSTIN',
  buyer: 'Billed to',
  description: 'Description',
  amount: (currency: string) => `Amount (${currency})`,
  topUp: 'Top-up of the account balance',
  plan: 'Plan: ',
  centralTax: (percent: number) => `Central tax (CGST), ${percent}%`,
  stateTax: (percent: number) => `State tax (SGST), ${percent}%`,
  total: 'Total paid',
  inWords: (words: string) => `In words: ${words}.`,
  taxIncluded: (percent: number) => `The amount paid includes tax at ${percent}%.`,
} as const;
