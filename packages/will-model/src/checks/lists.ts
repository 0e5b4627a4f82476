import { filled } from '../text/filled.ts';
import type { DraftView } from './draft-view.ts';
import { textsOf } from './texts/texts.ts';

/** How many names are written out before the rest is only counted by '…'. */
const WRITTEN_OUT = 6;

/** Writes names one after the other, as 'A, B and C' in the will's language; a long list ends in '…'. */
export function listed(names: readonly string[], { language }: Pick<DraftView, 'language'>): string {
  if (names.length > WRITTEN_OUT) return `${names.slice(0, WRITTEN_OUT).join(', ')} …`;
  const last = names.at(-1) ?? '';
  return names.length < 2
    ? last
    : filled(textsOf(language).shared.and, { some: names.slice(0, -1).join(', '), last });
}

/** The first of each group of things that count as the same. */
export function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const first = new Map<string, Item>();
  for (const item of items) if (!first.has(keyOf(item))) first.set(keyOf(item), item);
  return [...first.values()];
}
