import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { nodeFamily } from '../fonts/node-fonts.ts';
import { DocumentRenderer } from '../pipeline/document-renderer.ts';
import { externalTool } from '../testing/external-tool.ts';
import { anInvoice, type InvoiceChanges } from '../testing/invoice-facts.ts';
import { composeInvoice } from './compose-invoice.ts';

const renderer = new DocumentRenderer(nodeFamily);
const folder = await mkdtemp(join(tmpdir(), 'virasat-invoice-'));
afterAll(() => rm(folder, { recursive: true }));
const path = join(folder, 'invoice.pdf');
const pdftotext = externalTool('pdftotext', 'the text of printed invoices, read back');
const qpdf = externalTool('qpdf', 'the structure of printed invoices');

async function print(changes: InvoiceChanges): Promise<void> {
  const { bytes, pages } = await renderer.render(composeInvoice(anInvoice(changes)), {
    createdAt: '2026-11-27T12:15:00Z',
  });
  expect(pages).toBe(1);
  await writeFile(path, bytes);
}

describe.skipIf(pdftotext.isMissing)('the text of a printed invoice', () => {
  const readBack = (): string =>
    pdftotext.run(['-layout', '-enc', 'UTF-8', path, '-']).normalize('NFC').replace(/ +/g, ' ');

  test('has a rupee sign where it prints one (C-02)', async () => {
    await print({});
    expect(readBack()).toContain('Total paid ₹ 2,499.00');
    expect(readBack()).not.toMatch(/¹|þÿ/);
  });

  test('has its amounts in figures that nothing is mixed into (C-10)', async () => {
    await print({ payment: { amountPaise: 123_456_750 } });
    for (const figures of ['12,34,567.50', '10,46,243.64', '94,161.93', '27 November 2026, 17:45 IST'])
      expect(readBack()).toContain(figures);
  });

  test('has names in Devanagari and other scripts', async () => {
    const names = ['श्रीकांत देशपांडे', 'Asha (आशा) Patil', 'রবীন্দ্রনাথ', 'முருகன்'];
    for (const name of names) {
      await print({ buyer: { name } });
      expect(readBack()).toContain(name.normalize('NFC'));
    }
  });
});

test.skipIf(qpdf.isMissing)('qpdf finds nothing wrong', async () => {
  await print({ payment: { currency: 'USD' } });
  expect(qpdf.run(['--check', path])).toContain('No syntax');
});
