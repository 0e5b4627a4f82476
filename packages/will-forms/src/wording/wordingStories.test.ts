import { reviewedTexts } from '@virasat/pdf/review';
import { willLanguages } from '@virasat/will-model';
import { expect, test } from 'vitest';
import { groupedByRow } from './groupedByRow.ts';
import type { WordingSheetProps } from './WordingSheet.tsx';

interface StoriesModule {
  readonly default: { readonly id?: string; readonly title: string };
  readonly [name: string]: unknown;
}

const files = import.meta.glob<StoriesModule>('./*.stories.tsx', { eager: true });

const isSheet = (value: unknown): value is { args: WordingSheetProps } =>
  typeof value === 'object' && value !== null && 'args' in value;

const sheets = Object.values(files).flatMap(({ default: meta, ...stories }) =>
  Object.entries(stories).flatMap(([name, story]) =>
    isSheet(story) ? [{ id: `${meta.id}--${name}`, ...story.args }] : [],
  ),
);
const shownKeys = new Set(sheets.flatMap(({ blocks }) => groupedByRow(blocks).map(({ rowKey }) => rowKey)));

test('every text that can be printed stands in a story that reviewers read', () => {
  const unseen = reviewedTexts.map(({ key }) => key).filter((key) => !shownKeys.has(key));
  expect(unseen).toEqual([]);
});

test.each(sheets.map((sheet) => [sheet.id, sheet] as const))(
  '%s shows the same rows in all three languages, and something',
  (_, { blocks, trigger, title }) => {
    const [english, ...others] = willLanguages.map((language) =>
      blocks[language].map(({ key, kind }) => `${key} ${kind}`),
    );
    expect(english).not.toEqual([]);
    for (const other of others) expect(other).toEqual(english);
    expect(trigger.trim()).not.toBe('');
    expect(title.trim()).not.toBe('');
  },
);

test('a story keeps its address: pages are linked to from remarks and approvals', () => {
  for (const { default: meta } of Object.values(files)) expect(meta.id).toMatch(/^will-wording-[a-z]+$/);
});
