export { PaymentScreen, type PaymentScreenProps } from './PaymentScreen.tsx';
export type { PaymentMessage } from './PaymentScreenDialog.tsx';
