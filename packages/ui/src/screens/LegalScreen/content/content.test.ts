import { describe, expect, test } from 'vitest';
import { exampleProvider } from '../../ContactScreen/providerFacts.fixture.ts';
import {
  deliveryPolicy,
  type LegalDocument,
  type LegalText,
  privacyPolicy,
  refundPolicy,
  termsOfUse,
} from './index.ts';

const texts: [string, LegalText][] = [
  ['terms', termsOfUse],
  ['privacy', privacyPolicy],
  ['refund', refundPolicy],
  ['delivery', deliveryPolicy],
];

function wordsOf(document: LegalDocument): string {
  return document.sections
    .flatMap(({ title, blocks }) => [
      title,
      ...blocks.flatMap((block) => {
        if (block.kind === 'paragraph') return [block.text];
        return block.kind === 'list' ? block.items : [];
      }),
    ])
    .join('\n');
}

describe.each(texts)('%s', (_name, text) => {
  const document = text(exampleProvider);

  test('leads to each section by an address of its own', () => {
    const ids = document.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('says how to reach the provider, once', () => {
    const blocks = document.sections.flatMap((section) => section.blocks);
    expect(blocks.filter(({ kind }) => kind === 'contact')).toHaveLength(1);
  });

  test('asks a lawyer to confirm it, and asks nothing in the text itself', () => {
    const blocks = document.sections.flatMap((section) => section.blocks);
    expect(blocks.some(({ kind }) => kind === 'review')).toBe(true);
    expect(wordsOf(document)).not.toMatch(/\?\?|lorem|TODO/i);
  });

  test('names the provider it was written for and no other', () => {
    const other = text({ ...exampleProvider, brand: 'Another Name', company: 'Another Company' });
    expect(`${other.summary}\n${wordsOf(other)}`).not.toMatch(/Virasat|Example Technology/);
  });
});

describe('what the specification says', () => {
  test('the terms hold the eight points about the will', () => {
    const section = termsOfUse(exampleProvider).sections.find(({ id }) => id === 'your-will');
    const list = section?.blocks.find((block) => block.kind === 'list');
    expect(list?.kind === 'list' && list.items).toHaveLength(8);
  });

  test('there are no refunds', () => {
    expect(wordsOf(refundPolicy(exampleProvider))).toMatch(/are not refunded/);
  });

  test('the bin is emptied after 30 days', () => {
    expect(wordsOf(privacyPolicy(exampleProvider))).toMatch(/30 days/);
    expect(wordsOf(deliveryPolicy(exampleProvider))).toMatch(/30 days/);
  });
});
