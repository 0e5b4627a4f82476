import { isBlank } from '@virasat/will-model';
import { printable, typed } from '../content/say.ts';
import type { FactsBlock, LabelledFact, ParagraphBlock, TableBlock, TableRow } from '../document/blocks.ts';
import { type RichText, words } from '../document/rich-text.ts';
import { rupeeFigures, rupeeWords } from '../words/rupees.ts';
import { invoiceDate } from './invoice-date.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import type { InvoiceFacts } from './invoice-facts.ts';
import { invoiceWords } from './invoice-words.ts';
import { TAX_RATE_PERCENT, taxSplit } from './tax-split.ts';

const RUPEES = 'INR';
const HUNDREDTHS = 100;

type Payment = InvoiceFacts['payment'];

const origin = (key: string) => ({ key: `invoice.${key}`, statutes: [], fields: [] });

/** A line with its label; nothing where there is nothing to say. */
const fact = (label: string, text: string, field: string): LabelledFact[] =>
  isBlank(printable(text)) ? [] : [{ label, value: typed(text, field) }];

/** Lines below one label, those left out that say nothing. */
function party(label: string, lines: readonly (readonly [text: string, field: string])[]): LabelledFact[] {
  const said = lines.filter(([text]) => !isBlank(printable(text)));
  if (said.length === 0) return [];
  const value = said.flatMap(
    ([text, field], index): RichText => [...(index === 0 ? [] : words('\n')), ...typed(text, field)],
  );
  return [{ label, value }];
}

function head({ payment, seller, buyer }: InvoiceFacts): FactsBlock {
  const { id, date } = payment;
  return {
    kind: 'facts',
    ...origin('head'),
    columns: [
      [
        ...party(invoiceWords.seller, [
          [seller.company, 'seller.company'],
          [seller.address, 'seller.address'],
          [seller.phone, 'seller.phone'],
          [seller.email, 'seller.email'],
        ]),
        ...fact(invoiceWords.gstin, seller.gstin, 'seller.gstin'),
      ],
      [
        ...fact(invoiceWords.number, id, 'payment.id'),
        ...fact(invoiceWords.paidAt, date === null ? '' : invoiceDate(date), 'payment.date'),
        ...party(invoiceWords.buyer, [
          [buyer.name, 'buyer.name'],
          [buyer.email, 'buyer.email'],
        ]),
      ],
    ],
  };
}

const foreignFigures = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const figures = ({ currency }: Payment, hundredths: number): string =>
  currency === RUPEES ? rupeeFigures(hundredths) : foreignFigures.format(hundredths / HUNDREDTHS);

/** What was bought, and the taxes in it where it was paid in rupees. */
function lines({ payment, item }: InvoiceFacts): TableRow[] {
  const bought: RichText =
    item.kind === 'top-up'
      ? words(invoiceWords.topUp)
      : [...words(invoiceWords.plan), ...typed(item.name, 'item.name')];
  const line = (what: RichText, hundredths: number): TableRow => ({
    cells: [what, words(figures(payment, hundredths))],
  });
  if (payment.currency !== RUPEES) return [line(bought, payment.amountPaise)];
  const { basePaise, centralTaxPaise, stateTaxPaise } = taxSplit(payment.amountPaise);
  return [
    line(bought, basePaise),
    line(words(invoiceWords.centralTax(TAX_RATE_PERCENT)), centralTaxPaise),
    line(words(invoiceWords.stateTax(TAX_RATE_PERCENT)), stateTaxPaise),
  ];
}

function amounts(facts: InvoiceFacts): TableBlock {
  const sign = facts.payment.currency === RUPEES ? '₹' : facts.payment.currency;
  return {
    kind: 'table',
    ...origin('amounts'),
    columns: [
      { header: invoiceWords.description, weight: 60 },
      { header: invoiceWords.amount(sign), weight: 20, align: 'end', fitsContent: true },
    ],
    rows: lines(facts),
    total: {
      cells: [
        words(invoiceWords.total),
        words(`${sign} ${figures(facts.payment, facts.payment.amountPaise)}`),
      ],
    },
  };
}

const sentence = (key: string, text: string): ParagraphBlock => ({
  kind: 'paragraph',
  ...origin(key),
  text: words(text),
});

const sentences = ({ currency, amountPaise }: Payment): ParagraphBlock[] =>
  currency === RUPEES
    ? [
        sentence('inWords', invoiceWords.inWords(rupeeWords(amountPaise))),
        sentence('taxIncluded', invoiceWords.taxIncluded(2 * TAX_RATE_PERCENT)),
      ]
    : [];

/**
 * Composes the invoice of a payment: who sold what to whom, for how much, and the taxes in it.
 *
 * In rupees the amount paid is taken to include 18% tax and is parted into the base and two equal taxes; in any other
 * currency the total stands alone.
 *
 * @throws RangeError Where the payment wasn't a success: nothing has been paid then, and nothing invoiced.
 * @see spec.md section 9, 'Invoice for INR'
 */
export function composeInvoice(facts: InvoiceFacts): InvoiceDocument {
  const { payment, seller } = facts;
  if (payment.status !== 'Success')
    throw new RangeError(`A payment that is '${payment.status}' has no invoice`);
  return {
    kind: 'invoice',
    language: 'english',
    fileTitle: invoiceWords.fileTitle(payment.id),
    brand: seller.brand,
    blocks: [
      { kind: 'title', ...origin('title'), text: words(invoiceWords.title) },
      head(facts),
      amounts(facts),
      ...sentences(payment),
    ],
  };
}
