import { describe, expect, test } from 'vitest';
import { type Choice, choices, everythingTyped } from '../testing/choices/index.ts';
import { type Combination, pairwise } from '../testing/pairwise.ts';
import { blocksOf, documentText, keysOf } from '../testing/reading.ts';
import { composeWill } from './compose-will.ts';

const combinations = pairwise(
  Object.fromEntries(Object.entries(choices).map(([kind, options]) => [kind, Object.keys(options)])),
);
const chosenIn = (combination: Combination): Choice[] =>
  Object.entries(combination).flatMap(([kind, name]) => choices[kind]?.[name] ?? []);
const all = combinations.map((combination) => {
  const chosen = chosenIn(combination);
  const document = composeWill(chosen.reduce((draft, { change }) => change(draft), everythingTyped));
  return { combination, chosen, document, text: documentText(document), keys: keysOf(document) };
});

describe(`a will of any two choices together, in ${combinations.length} combinations`, () => {
  test('lets any two choices meet', () => {
    const meets = (one: [string, string], two: [string, string]): boolean =>
      combinations.some((chosen) => chosen[one[0]] === one[1] && chosen[two[0]] === two[1]);
    const flat = Object.entries(choices).flatMap(([kind, options]) =>
      Object.keys(options).map((name): [string, string] => [kind, name]),
    );
    for (const one of flat)
      for (const two of flat) if (one[0] !== two[0]) expect(meets(one, two), `${one} ${two}`).toBe(true);
  });

  test('has the clauses that each choice brings, and no other choice’s', () => {
    for (const { combination, chosen, keys } of all) {
      const where = JSON.stringify(combination);
      for (const key of chosen.flatMap(({ stands = [] }) => stands)) expect(keys, where).toContain(key);
      for (const key of chosen.flatMap(({ absent = [] }) => absent)) expect(keys, where).not.toContain(key);
    }
  });

  test('prints what was typed for the last choice, and nothing of a branch that was left (C-20)', () => {
    for (const { combination, chosen, text } of all) {
      const where = JSON.stringify(combination);
      for (const typed of chosen.flatMap(({ prints = [] }) => prints)) expect(text, where).toContain(typed);
      for (const left of chosen.flatMap(({ drops = [] }) => drops)) expect(text, where).not.toContain(left);
    }
  });

  test('never prints a programmer’s word or an empty label (C-13)', () => {
    for (const { combination, text } of all) {
      expect(text, JSON.stringify(combination)).not.toMatch(
        /undefined|null|NaN|\[object|[{}]|\(\)|^\s*____$| \. | ,/m,
      );
    }
  });

  test('has its nine articles, each with a head and clauses numbered from 1 without a gap', () => {
    for (const { document } of all) {
      expect(document.articles.map(({ id }) => id).join(' ')).toBe('I II III IV V VI VII VIII IX');
      for (const { blocks } of document.articles) {
        const numbers = blocks.flatMap((block) =>
          block.kind === 'paragraph' && block.number !== undefined ? [block.number] : [],
        );
        expect(numbers).toEqual(numbers.map((_, index) => index + 1));
        expect(numbers.length).toBeGreaterThan(0);
      }
    }
  });

  test('tells of every clause its row and what it rests on', () => {
    for (const { document } of all) {
      for (const { key, statutes } of blocksOf(document)) {
        expect(key).toMatch(/^(I|II|III|IV|V|VI|VII|VIII|IX)\.\d|^(SIG|READ|ATT|WIT)/);
        expect(statutes, key).not.toEqual([]);
      }
    }
  });
});
