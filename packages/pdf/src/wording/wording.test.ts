import { describe, expect, expectTypeOf, test } from 'vitest';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { mr } from './mr.ts';
import type { PlacesOf } from './wording.ts';

const languages = [
  ['Hindi', hi],
  ['Marathi', mr],
] as const;
const rows: [string, string][] = Object.entries(en);
const placesIn = (row: string): string[] => [...new Set(row.match(/\{[^}]+\}/g))].sort();
const blanksIn = (row: string): number => row.match(/____/g)?.length ?? 0;

describe.each(languages)('the wording in %s', (_, translated) => {
  test('has the rows of the English wording, in its order', () => {
    expect(Object.keys(translated)).toEqual(Object.keys(en));
  });

  test('has places for the same facts in every row', () => {
    const translations = new Map(Object.entries(translated));
    for (const [key, row] of rows) {
      expect(placesIn(translations.get(key) ?? ''), key).toEqual(placesIn(row));
      expect(blanksIn(translations.get(key) ?? ''), key).toBe(blanksIn(row));
    }
  });

  test('leaves no row in English', () => {
    const same = Object.entries(translated).filter(([key, row]) => row === new Map(rows).get(key));
    expect(same.map(([key]) => key)).toEqual(['date']);
  });

  test('uses the digits 0 to 9 alone', () => {
    for (const [key, row] of Object.entries(translated)) expect(row, key).not.toMatch(/[०-९]/u);
  });
});

test('a row asks for exactly the facts that it has places for', () => {
  expectTypeOf<PlacesOf<'I.1'>>().toEqualTypeOf<'fullName'>();
  expectTypeOf<PlacesOf<'I.2'>>().toEqualTypeOf<never>();
  expectTypeOf<PlacesOf<'IV.4'>>().toEqualTypeOf<'unallocated' | 'unallocatedWords'>();
  expectTypeOf<PlacesOf<'WIT'>>().toEqualTypeOf<'n' | 'witness.name' | 'witness.address'>();
});

test.each([...rows, ...Object.entries(hi), ...Object.entries(mr)])('%s is clean text', (_, row) => {
  expect(row).toBe(row.trim().normalize('NFC'));
  expect(row).not.toMatch(/ {2}|\n|\*\*|\u25CC/u);
});
