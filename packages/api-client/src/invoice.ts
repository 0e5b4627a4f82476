import type { z } from 'zod';
import type { paymentItemSchema } from './contract/payments.ts';

/** A payment as the billing screen and the printed invoice know it (spec.md section 3, Invoice record). */
export interface Invoice {
  /** The payment id, else the order id, else 'Unknown'. */
  id: string;
  /** When it was completed, else when it was begun, as the service wrote it; null where it says neither. */
  date: string | null;
  /** Hundredths of the currency: paise for INR. */
  amountPaise: number;
  /** ISO 4217, 'INR' where the service says none. */
  currency: string;
  /** As the service wrote it, 'Pending' where it says none. 'Success' and 'Pending' have a meaning; the rest failed. */
  status: string;
}

const or = (text: string, other: string): string => (text === '' ? other : text);

/** Derives the invoice record from a payment. */
export function toInvoice(payment: z.output<typeof paymentItemSchema>): Invoice {
  const date = or(payment.PaymentCompletedTime, payment.CreatedAt);
  return {
    id: or(or(payment.PaymentId, payment.OrderId), 'Unknown'),
    date: date === '' ? null : date,
    amountPaise: Math.round(payment.Amount * 100),
    currency: or(payment.Currency, 'INR'),
    status: or(payment.PaymentStatus, 'Pending'),
  };
}

/** In ms since 1970; what has no date that can be read is older than everything. */
const timeOf = ({ date }: Invoice): number => {
  const time = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
};

/** The newest first by the moment itself, whatever offset it was written with. */
export const newestFirst = (invoices: readonly Invoice[]): Invoice[] =>
  [...invoices].sort((one, other) => {
    const [time, otherTime] = [timeOf(one), timeOf(other)];
    return time === otherTime ? 0 : otherTime - time;
  });
