export {
  type DeleteAccountRequest,
  deleteAccountAnswerSchema,
  deleteAccountRequestSchema,
  type SaveProfileRequest,
  saveProfileRequestSchema,
  type UserAttributesItem,
  type UserAttributesRequest,
  userAttributesAnswerSchema,
  userAttributesRequestSchema,
} from './account.ts';
export { COMPLETE, DELETE_WORD, FORM_NAME, ITEM_TYPE, LIMITS, NEW_DRAFT, PRODUCT_ID } from './constants.ts';
export {
  type BinRequest,
  binRequestSchema,
  type DocumentItem,
  type DocumentsAnswer,
  type DownloadAnswer,
  type DownloadRequest,
  documentItemSchema,
  documentsAnswerSchema,
  downloadAnswerSchema,
  downloadRequestSchema,
  type ListDocumentsRequest,
  listDocumentsRequestSchema,
} from './documents.ts';
export {
  type CreateOrderAnswer,
  type CreateOrderRequest,
  createOrderAnswerSchema,
  createOrderRequestSchema,
  type PaymentItem,
  type PaymentsRequest,
  paymentItemSchema,
  paymentsAnswerSchema,
  paymentsRequestSchema,
  type VerifyPaymentRequest,
  verifyPaymentRequestSchema,
} from './payments.ts';
export { type OutcomeAnswer, outcomeAnswerSchema, type Refusal, refusalSchema } from './refusal.ts';
export {
  type DocumentRequest,
  documentRequestSchema,
  type OrderRequest,
  orderRequestSchema,
} from './requests.ts';
export {
  type SaveAnswer,
  type SaveRequest,
  type SubmitAnswer,
  type SubmitRequest,
  saveAnswerSchema,
  saveRequestSchema,
  submitAnswerSchema,
  submitRequestSchema,
} from './save.ts';
export { type StoredForm, storedFormSchema } from './stored-form.ts';
export { type WebConfig, webConfigSchema } from './web-config.ts';
