import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { externalTool } from '../testing/external-tool.ts';
import { anInvoice, type InvoiceChanges } from '../testing/invoice-facts.ts';
import { print } from '../testing/print.ts';
import { composeInvoice } from './compose-invoice.ts';

const folder = await mkdtemp(join(tmpdir(), 'virasat-invoice-'));
afterAll(() => rm(folder, { recursive: true }));
const path = join(folder, 'invoice.pdf');
const pdftotext = externalTool('pdftotext', 'the text of printed invoices, read back');

async function printInvoice(changes: InvoiceChanges): Promise<void> {
  const { pages } = await print(composeInvoice(anInvoice(changes)), path);
  expect(pages).toBe(1);
}

describe.skipIf(pdftotext.isMissing)('the text of a printed invoice', () => {
  const readBack = (): string =>
    pdftotext.run(['-layout', '-enc', 'UTF-8', path, '-']).normalize('NFC').replace(/ +/g, ' ');

  test('has a rupee sign where it prints one (C-02)', async () => {
    await printInvoice({});
    expect(readBack()).toContain('Total paid ₹ 2,499.00');
    expect(readBack()).not.toMatch(/¹|þÿ/);
  });

  test('has its amounts in figures that nothing is mixed into (C-10)', async () => {
    await printInvoice({ payment: { amountPaise: 123_456_750 } });
    for (const figures of ['12,34,567.50', '10,46,243.64', '94,161.93', '27 November 2026, 17:45 IST'])
      expect(readBack()).toContain(figures);
  });

  test('has names in Devanagari and other scripts', async () => {
    const names = ['श्रीकांत देशपांडे', 'Asha (आशा) Patil', 'রবীন্দ্রনাথ', 'முருகன்'];
    for (const name of names) {
      await printInvoice({ buyer: { name } });
      expect(readBack()).toContain(name.normalize('NFC'));
    }
  });
});

test('the invoice of another currency is one sound page', async () => {
  await printInvoice({ payment: { currency: 'USD' } });
});
