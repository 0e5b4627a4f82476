export { PaymentSuccessScreen, type PaymentSuccessScreenProps } from './PaymentSuccessScreen.tsx';
