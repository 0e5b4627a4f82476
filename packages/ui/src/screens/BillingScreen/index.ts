export { type BillingAlert, BillingScreen, type BillingScreenProps } from './BillingScreen.tsx';
export type { BillingPayment } from './billingColumns.tsx';
