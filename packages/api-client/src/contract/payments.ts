import { z } from 'zod';
import { PRODUCT_ID } from './constants.ts';
import { shortText, wireIdentifier, wireNumber, wireText } from './wire.ts';

/** 'getDocuments' / 'PaymentInfo': the person's payments (spec.md section 7, Billing). */
export const paymentsRequestSchema = z.object({
  action: z.literal('getDocuments'),
  subaction: z.literal('PaymentInfo'),
  product_id: z.literal(PRODUCT_ID),
});
export type PaymentsRequest = z.infer<typeof paymentsRequestSchema>;

/** One payment as it travels (spec.md section 3, Payment item). */
export const paymentItemSchema = z.looseObject({
  PaymentId: wireIdentifier,
  OrderId: wireIdentifier,
  /** Rupees, or units of the currency. */
  Amount: wireNumber,
  Currency: wireText,
  /** 'Success', 'Pending', or anything else, which is treated as failed. */
  PaymentStatus: wireText,
  CreatedAt: wireText,
  PaymentCompletedTime: wireText,
});

/** One payment as the service sends it. */
export interface PaymentItem {
  PaymentId: string | null;
  OrderId: string;
  /** Rupees, at most two decimals. */
  Amount: number;
  Currency: string;
  PaymentStatus: 'Success' | 'Pending' | 'Failed';
  /** ISO date and time. */
  CreatedAt: string;
  PaymentCompletedTime: string | null;
}

const firstArray = (answer: unknown): unknown => {
  if (Array.isArray(answer)) return answer;
  if (typeof answer !== 'object' || answer === null) return undefined;
  return Object.values(answer).find(Array.isArray);
};

/**
 * The answer to the list of payments. Which field holds them isn't specified, so the first list found is taken.
 *
 * @see architecture.md, The contract
 */
export const paymentsAnswerSchema = z.union([
  z.looseObject({ success: z.literal(false), message: z.string().nullish() }),
  z.preprocess(firstArray, z.array(paymentItemSchema)),
]);

/** The largest top-up that an order may have, in rupees: one crore. */
const MOST_RUPEES = 10_000_000;

/** 'createOrder', sent to the order endpoint (spec.md section 7, Payment order endpoint). */
export const createOrderRequestSchema = z.object({
  action: z.literal('createOrder'),
  /** Rupees, at most two decimals. */
  amount: z
    .number()
    .min(1)
    .max(MOST_RUPEES)
    .refine(
      (rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6,
      'must have at most two decimals',
    ),
  product_id: z.literal(PRODUCT_ID),
});
export type CreateOrderRequest = z.infer<typeof createOrderRequestSchema>;

/** The answer to 'createOrder'. */
export const createOrderAnswerSchema = z.looseObject({
  success: z.boolean().nullish(),
  message: z.string().nullish(),
  order_id: wireIdentifier,
  amount: wireNumber.nullish(),
  currency: wireText,
});
export type CreateOrderAnswer = z.input<typeof createOrderAnswerSchema>;

/**
 * 'verifyPayment', an additive action of the order endpoint: what the checkout handed to the page, so that the
 * payment is credited before the gateway's own message arrives.
 */
export const verifyPaymentRequestSchema = z.object({
  action: z.literal('verifyPayment'),
  razorpay_order_id: shortText(64).min(1),
  razorpay_payment_id: shortText(64).min(1),
  razorpay_signature: shortText(256).min(1),
  product_id: z.literal(PRODUCT_ID),
});
export type VerifyPaymentRequest = z.infer<typeof verifyPaymentRequestSchema>;
