import { describe, expect, it } from 'vitest';
import { type Invoice, newestFirst } from './invoice.ts';

const anInvoice = (id: string, date: string | null): Invoice => ({
  id,
  date,
  amountPaise: 100,
  currency: 'INR',
  status: 'Success',
});

describe('the history', () => {
  it('goes by the moment of the payment, not by how it is written', () => {
    const invoices = [
      anInvoice('third', '2026-11-27T00:30:00+05:30'),
      anInvoice('first', '2026-11-26T20:00:00Z'),
      anInvoice('second', '2026-11-26T14:30:00-05:00'),
    ];
    expect(newestFirst(invoices).map(({ id }) => id)).toEqual(['first', 'second', 'third']);
  });

  it('has at its end what has no date, in the order in which it came', () => {
    const invoices = [
      anInvoice('none', null),
      anInvoice('odd', 'yesterday'),
      anInvoice('dated', '2020-01-01T00:00:00Z'),
    ];
    expect(newestFirst(invoices).map(({ id }) => id)).toEqual(['dated', 'none', 'odd']);
    expect(invoices[0]?.id).toBe('none');
  });
});
