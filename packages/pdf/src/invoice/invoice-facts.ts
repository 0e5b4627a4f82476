import { z } from 'zod';

/**
 * A payment as an invoice names it. The invoice record that billing derives from a payment fits as it is.
 *
 * @see spec.md section 3, 'Invoice record'
 */
const paymentSchema = z.object({
  /** The payment id, else the order id. */
  id: z.string(),
  /** When it was paid, as the service wrote it; null where it says nothing. */
  date: z.string().nullable(),
  /** Hundredths of the currency: paise for INR. */
  amountPaise: z.int().nonnegative(),
  /** ISO 4217. */
  currency: z.string(),
  /** Only a payment that was a 'Success' has an invoice. */
  status: z.string(),
});

/** Who sells. An empty text leaves its line out. */
const sellerSchema = z.object({
  /** The name of the product. */
  brand: z.string(),
  /** The company that sells. */
  company: z.string(),
  /** Its line breaks are kept. */
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  /** The number under which the company is registered for the Indian goods and services tax. */
  gstin: z.string(),
});

/** Who paid. An empty text leaves its line out. */
const buyerSchema = z.object({ name: z.string(), email: z.string() });

/** What was paid for: a top-up of the balance, or one of the plans. */
const itemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('top-up') }),
  z.object({ kind: z.literal('plan'), name: z.string() }),
]);

/** Says whether a message from outside holds the facts of an invoice, and reads them. */
export const invoiceFactsSchema = z.object({
  payment: paymentSchema,
  item: itemSchema,
  seller: sellerSchema,
  buyer: buyerSchema,
});

/** All that an invoice says. */
export type InvoiceFacts = z.infer<typeof invoiceFactsSchema>;
