import type { InvoiceFacts } from '../invoice/invoice-facts.ts';

/** Parts of an invoice's facts in which one differs. */
export type InvoiceChanges = { [Part in keyof InvoiceFacts]?: Partial<InvoiceFacts[Part]> };

/** The facts of an invoice for 2,499 rupees, with what a test changes in them. */
export const anInvoice = ({ payment, item, seller, buyer }: InvoiceChanges = {}): InvoiceFacts => ({
  payment: {
    id: 'pay_Nq3vXyZ01',
    date: '2026-11-27T12:15:00Z',
    amountPaise: 249_900,
    currency: 'INR',
    status: 'Success',
    ...payment,
  },
  item: item?.kind === 'plan' ? { kind: 'plan', name: item.name ?? '' } : { kind: 'top-up' },
  seller: {
    brand: 'Virasat',
    company: 'Example Technologies',
    address: '1 Example Road\nPune 411001',
    phone: '+91 20 0000 0000',
    email: 'sales@example.com',
    gstin: '',
    ...seller,
  },
  buyer: { name: 'Meera Deshpande', email: 'meera@example.com', ...buyer },
});
