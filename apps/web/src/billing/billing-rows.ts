import { type Invoice, newestFirst } from '@virasat/api-client';
import type { BillingPayment } from '@virasat/ui';

/** The history as its table shows it. */
export interface BillingRows {
  payments: BillingPayment[];
  /** The invoice behind a row's id. */
  find(id: string): Invoice | undefined;
}

/** 'Success' and 'Pending' have a meaning; anything else is treated as failed (spec.md section 3, Payment item). */
const statusOf = ({ status }: Invoice): BillingPayment['status'] =>
  status === 'Success' || status === 'Pending' ? status : 'failed';

/**
 * Puts the newest first and numbers them.
 *
 * @param invoices In the service's order; undefined while there are none yet.
 */
export function billingRows(invoices: readonly Invoice[] | undefined): BillingRows {
  const byId = new Map<string, Invoice>();
  const payments = newestFirst(invoices ?? []).map((invoice, at): BillingPayment => {
    // Payments that a service gave no id are all 'Unknown'.
    const id = byId.has(invoice.id) ? `${invoice.id} ${at}` : invoice.id;
    byId.set(id, invoice);
    return {
      id,
      number: at + 1,
      date: invoice.date ?? '',
      amountPaise: invoice.amountPaise,
      currency: invoice.currency,
      status: statusOf(invoice),
    };
  });
  return { payments, find: (id) => byId.get(id) };
}
