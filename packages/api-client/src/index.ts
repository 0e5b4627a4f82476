export { toBase64 } from './base64.ts';
export { createOrder, type Order } from './calls/create-order.ts';
export { deleteAccount, deleteAccountMutation } from './calls/delete-account.ts';
export {
  type CachedDocuments,
  type CachedPage,
  documentQuery,
  documentsKey,
  documentsQuery,
  withMoved,
} from './calls/documents-query.ts';
export { type DocumentToDownload, downloadWill } from './calls/download-will.ts';
export type { DraftToSave, SavedDraft } from './calls/draft.ts';
export { type Account, accountKey, accountQuery, getAccount } from './calls/get-account.ts';
export {
  type DocumentsList,
  type DocumentsPage,
  getDocument,
  listDocuments,
} from './calls/list-documents.ts';
export { invoicesKey, invoicesQuery, listInvoices } from './calls/list-invoices.ts';
export {
  type DocumentsMove,
  type MoveDocumentsResult,
  moveDocuments,
} from './calls/move-documents.ts';
export { saveDraft } from './calls/save-draft.ts';
export {
  type Profile,
  type SaveProfileResult,
  saveProfile,
  saveProfileMutation,
} from './calls/save-profile.ts';
export type { StoredDocument } from './calls/stored-document.ts';
export {
  type SubmitWillResult,
  submitWill,
  type WillToSubmit,
} from './calls/submit-will.ts';
export {
  type CheckoutReceipt,
  type VerifyPaymentResult,
  verifyPayment,
} from './calls/verify-payment.ts';
export {
  type CallOptions,
  createDocumentClient,
  type DocumentClient,
  type DocumentClientOptions,
} from './client.ts';
export { DELETE_WORD, FORM_NAME, ITEM_TYPE, LIMITS, NEW_DRAFT, PRODUCT_ID } from './contract/constants.ts';
export type { StoredForm } from './contract/stored-form.ts';
export { type WebConfig, webConfigSchema } from './contract/web-config.ts';
export {
  ConflictError,
  DocumentServiceError,
  InvalidResponseError,
  NotFoundError,
  RateLimitedError,
  RefusedError,
  ServiceFaultError,
  TooLargeError,
  UnauthenticatedError,
  UnreachableError,
} from './errors.ts';
export { type Invoice, newestFirst, toInvoice } from './invoice.ts';
export { retryPolicy } from './retry.ts';
