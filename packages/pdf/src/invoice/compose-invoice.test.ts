import { describe, expect, test } from 'vitest';
import { anInvoice, type InvoiceChanges } from '../testing/invoice-facts.ts';
import { blockText } from '../testing/reading.ts';
import { composeInvoice } from './compose-invoice.ts';

const textOf = (changes?: InvoiceChanges): string =>
  composeInvoice(anInvoice(changes)).blocks.map(blockText).join('\n');

describe('an invoice in rupees', () => {
  test('says number, time, seller, buyer, and base and taxes that add up', () => {
    expect(textOf()).toBe(
      `Invoice
Sold by: Example Technologies
1 Example Road
Pune 411001
+91 20 0000 0000
sales@example.com
Invoice number: pay_Nq3vXyZ01
Date of payment: 27 November 2026, 17:45 IST
Billed to: Meera Deshpande
meera@example.com
Description | Amount (₹)
Top-up of the account balance | 2,117.80
Central tax (CGST), 9% | 190.60
State tax (SGST), 9% | 190.60
Total paid | ₹ 2,499.00
In words: Rupees two thousand four hundred ninety-nine only.
The amount paid includes tax at 18%.`,
    );
  });

  test('groups lakhs and keeps the paise (C-10)', () => {
    const text = textOf({ payment: { amountPaise: 123_456_750 } });
    expect(text).toContain('₹ 12,34,567.50');
    expect(text).toContain(
      'Rupees twelve lakh thirty-four thousand five hundred sixty-seven and fifty paise only',
    );
  });

  test('names the plan that was bought, and the seller’s tax number where there is one', () => {
    const text = textOf({
      item: { kind: 'plan', name: 'Family Protection' },
      seller: { gstin: '27AAAAA0000A1Z5' },
    });
    expect(text).toContain('Plan: Family Protection | 2,117.80');
    expect(text).toContain('GSTIN: 27AAAAA0000A1Z5');
  });
});

describe('an invoice in another currency', () => {
  test.each([
    [2999, 'USD 29.99'],
    [8999, 'USD 89.99'],
    [123_456_750, 'USD 1,234,567.50'],
  ])('of %i cents has a total and no tax (C-50)', (amountPaise, total) => {
    const text = textOf({ payment: { currency: 'USD', amountPaise } });
    expect(text).toContain(`Total paid | ${total}`);
    expect(text).not.toMatch(/tax|₹|Rupees/i);
  });
});

test('what isn’t known leaves no label behind (C-13)', () => {
  const empty = { company: '', address: ' ', phone: '', email: '', gstin: '' };
  const text = textOf({ payment: { date: null }, seller: empty, buyer: { name: '', email: '\n' } });
  expect(text).not.toMatch(/Sold by|Billed to|Date of payment|GSTIN|____/);
  expect(text).not.toMatch(/undefined|null|NaN|:\s*$/m);
});

test('names stand letter for letter, in any script (C-14)', () => {
  const name = '<b>श्रीकांत</b> & "D\'Souza"';
  expect(textOf({ buyer: { name } })).toContain(name);
});

test.each(['Pending', 'failed', ''])('a payment that is %j has no invoice', (status) => {
  expect(() => textOf({ payment: { status } })).toThrow(RangeError);
});
