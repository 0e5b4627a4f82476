import { expect, test } from 'vitest';
import { PAGE } from '../layout/typography.ts';
import { evenMeasure } from '../testing/even-measure.ts';
import { anInvoice } from '../testing/invoice-facts.ts';
import { composeInvoice } from './compose-invoice.ts';
import { layOutInvoice } from './lay-out-invoice.ts';

const long = 'A'.repeat(2_000);

test.each([
  ['an ordinary one', anInvoice()],
  ['one in dollars', anInvoice({ payment: { currency: 'USD' } })],
  [
    'one with names and addresses of 2,000 letters',
    anInvoice({ seller: { address: long }, buyer: { name: long } }),
  ],
])('%s is one page, inside its margins, in reading order', (_, facts) => {
  const pages = layOutInvoice(composeInvoice(facts), evenMeasure);
  expect(pages).toHaveLength(1);
  const texts = (pages[0]?.items ?? []).flatMap((item) => (item.kind === 'text' ? [item] : []));
  for (const { text, style, xMm, baselineMm } of texts) {
    expect(xMm).toBeGreaterThanOrEqual(PAGE.marginMm);
    expect(xMm + evenMeasure(text, style)).toBeLessThanOrEqual(PAGE.widthMm - PAGE.marginMm + 0.1);
    expect(baselineMm).toBeLessThan(PAGE.heightMm - PAGE.marginMm);
  }
  const keys = [...new Set(texts.map(({ key }) => key))];
  expect(keys.slice(0, 4)).toEqual(['brand', 'invoice.title', 'invoice.head', 'invoice.amounts']);
});

test('no letter of a long name is lost', () => {
  const items = layOutInvoice(composeInvoice(anInvoice({ buyer: { name: long } })), evenMeasure).flatMap(
    (page) => page.items,
  );
  const letters = items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])).join('');
  expect(letters.match(/A{100,}/)?.[0]).toHaveLength(2_000);
});
