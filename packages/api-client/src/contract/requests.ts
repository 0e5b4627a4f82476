import { z } from 'zod';
import {
  deleteAccountRequestSchema,
  saveProfileRequestSchema,
  userAttributesRequestSchema,
} from './account.ts';
import { binRequestSchema, downloadRequestSchema, listDocumentsRequestSchema } from './documents.ts';
import { createOrderRequestSchema, paymentsRequestSchema, verifyPaymentRequestSchema } from './payments.ts';
import { saveRequestSchema, submitRequestSchema } from './save.ts';

/** Every body that the document endpoint takes, told apart by `action`, then by `subaction`. */
export const documentRequestSchema = z.discriminatedUnion('action', [
  saveRequestSchema,
  submitRequestSchema,
  z.discriminatedUnion('subaction', [
    listDocumentsRequestSchema,
    userAttributesRequestSchema,
    paymentsRequestSchema,
  ]),
  binRequestSchema,
  downloadRequestSchema,
  z.discriminatedUnion('subaction', [saveProfileRequestSchema, deleteAccountRequestSchema]),
]);
export type DocumentRequest = z.infer<typeof documentRequestSchema>;

/** Every body that the order endpoint takes, told apart by `action`. */
export const orderRequestSchema = z.discriminatedUnion('action', [
  createOrderRequestSchema,
  verifyPaymentRequestSchema,
]);
export type OrderRequest = z.infer<typeof orderRequestSchema>;
