export { deliveryPolicy } from './delivery.ts';
export type { LegalBlock, LegalDocument, LegalSection, LegalText } from './legalDocument.ts';
export { privacyPolicy } from './privacy.ts';
export { refundPolicy } from './refund.ts';
export { termsOfUse } from './terms.ts';
