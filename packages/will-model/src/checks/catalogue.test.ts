import { expect, test } from 'vitest';
import { willLanguages } from '../stages/personal-details/personal-details.shape.ts';
import { whatIfCatalogue } from '../what-if/catalogue.ts';
import { checkCatalogue } from './catalogue.ts';

const DEVANAGARI = /\p{Script=Devanagari}/u;
const placesIn = (text: string): string[] => (text.match(/\{[^}]+\}/gu) ?? []).sort();

test('the catalogue shows every check in the three languages, with its law', () => {
  const entries = checkCatalogue();
  expect(entries.length).toBeGreaterThan(90);
  for (const { words } of entries) {
    expect(DEVANAGARI.test(`${words.english.title}${words.english.law}`)).toBe(false);
    for (const language of ['hindi', 'marathi'] as const) {
      const { title, text, reason, law } = words[language];
      for (const part of [title, text, reason]) expect(part).toMatch(DEVANAGARI);
      expect(law === '').toBe(words.english.law === '');
    }
  }
  expect(entries.find(({ id }) => id === 'A19')?.words.english.law).toBe(
    'Indian Succession Act, 1925, sections 126, 127, 131, 134',
  );
});

test('the sentences of what happens if… have the same places in the three languages', () => {
  for (const { key, words } of whatIfCatalogue()) {
    for (const language of willLanguages) {
      expect([key, placesIn(words[language])]).toEqual([key, placesIn(words.english)]);
    }
  }
});
