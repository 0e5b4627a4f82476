import type { Invoice } from '@virasat/api-client';
import { composeInvoice, type InvoiceFacts } from '@virasat/pdf';
import { pdfEngine } from '../app/pdf-engine.ts';
import { provider } from '../config/brand.ts';

/** Letters of the invoice that the PDF's fonts don't have. */
class UnprintableInvoiceError extends Error {
  override readonly name = 'UnprintableInvoiceError';
  readonly code = 'unprintable';
}

async function print(payment: Invoice, buyer: InvoiceFacts['buyer']): Promise<Uint8Array | null> {
  const { brand, company, address, phone, email } = provider;
  const seller = { brand, company, address, phone, email, gstin: '' };
  const document = composeInvoice({ payment, item: { kind: 'top-up' }, seller, buyer });
  const { bytes, missing } = await pdfEngine().render(document, { createdAt: new Date().toISOString() });
  return missing.length === 0 ? bytes : null;
}

/**
 * Draws the invoice of a payment. A module of its own, loaded when the first invoice is asked for: it brings the PDF
 * engine along.
 *
 * @param buyer Whom it is made out to. A name with letters that can't be printed is left out: the address stays.
 * @throws PdfError Where the PDF can't be made; UnprintableInvoiceError where it would lack letters.
 * @see spec.md section 9, Invoice for INR
 */
export async function drawInvoice(payment: Invoice, buyer: InvoiceFacts['buyer']): Promise<Uint8Array> {
  const drawn = (await print(payment, buyer)) ?? (await print(payment, { ...buyer, name: '' }));
  if (drawn === null) throw new UnprintableInvoiceError(payment.currency);
  return drawn;
}
