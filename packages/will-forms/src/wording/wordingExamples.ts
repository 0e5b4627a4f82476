import type { Block, RichText } from '@virasat/pdf';
import { amountFacts, dateFacts, reviewedTexts } from '@virasat/pdf/review';
import { type WillLanguage, willLanguages } from '@virasat/will-model';
import type { BlocksByLanguage } from './wordingBlocks.ts';

const rowText = (key: string, language: WillLanguage): string =>
  reviewedTexts.find((row) => row.key === key)?.texts[language] ?? '';

/** Puts facts into the places of a row. */
const filled = (row: string, facts: object): RichText => {
  const values = new Map(Object.entries(facts));
  return [{ kind: 'words', text: row.replace(/\{([^}]+)\}/g, (_, place) => String(values.get(place))) }];
};

function examples(
  key: string,
  values: readonly string[],
  factsOf: (language: WillLanguage, value: string) => object | null,
): BlocksByLanguage {
  const blocksIn = (language: WillLanguage): Block[] =>
    values.map((value) => ({
      kind: 'paragraph',
      key,
      statutes: [],
      fields: [],
      text: filled(rowText(key, language), factsOf(language, value) ?? {}),
    }));
  const [english, hindi, marathi] = willLanguages;
  return { english: blocksIn(english), hindi: blocksIn(hindi), marathi: blocksIn(marathi) };
}

/** ISO dates as a will prints them. */
export const dateBlocks = (dates: readonly string[]): BlocksByLanguage => examples('date', dates, dateFacts);

/** Whole rupees as a will prints them. */
export const amountBlocks = (rupees: readonly string[]): BlocksByLanguage =>
  examples('amount', rupees, amountFacts);
