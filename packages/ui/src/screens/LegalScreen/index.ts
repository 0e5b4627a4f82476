export {
  deliveryPolicy,
  type LegalBlock,
  type LegalDocument,
  type LegalSection,
  type LegalText,
  privacyPolicy,
  refundPolicy,
  termsOfUse,
} from './content/index.ts';
export { LegalScreen, type LegalScreenProps } from './LegalScreen.tsx';
