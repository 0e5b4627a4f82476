import type { Invoice } from '@virasat/api-client';
import { describe, expect, test } from 'vitest';
import { billingRows } from './billing-rows.ts';

const anInvoice = (changes: Partial<Invoice> = {}): Invoice => ({
  id: 'pay_1',
  date: '2026-11-27T06:00:00Z',
  amountPaise: 249_900,
  currency: 'INR',
  status: 'Success',
  ...changes,
});

describe('the rows of the payments', () => {
  test('are none while nothing is known', () => {
    expect(billingRows(undefined).payments).toEqual([]);
  });

  test('are numbered from the newest', () => {
    const { payments, find } = billingRows([
      anInvoice({ id: 'old', date: '2026-11-26T23:00:00Z' }),
      anInvoice({ id: 'new', date: '2026-11-27T05:00:00+05:30' }),
    ]);
    expect(payments.map(({ number, id }) => [number, id])).toEqual([
      [1, 'new'],
      [2, 'old'],
    ]);
    expect(find('old')?.id).toBe('old');
  });

  test.each([
    ['Success', 'Success'],
    ['Pending', 'Pending'],
    ['Failed', 'failed'],
    ['success', 'failed'],
    ['Refunded', 'failed'],
  ])('say of %j: %s', (status, shown) => {
    expect(billingRows([anInvoice({ status })]).payments[0]?.status).toBe(shown);
  });

  test('have ids of their own where a service gave none', () => {
    const { payments } = billingRows([anInvoice({ id: 'Unknown' }), anInvoice({ id: 'Unknown' })]);
    expect(new Set(payments.map(({ id }) => id)).size).toBe(2);
  });
});
