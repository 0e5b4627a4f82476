import type {
  ArticleHeadingBlock,
  Block,
  HeadingBlock,
  KeepWithNext,
  ParagraphBlock,
  TableBlock,
  VerbatimBlock,
} from '../document/blocks.ts';
import { type DraftPath, fieldsOf, type RichText } from '../document/rich-text.ts';
import type { Article, ArticleId } from '../document/will-document.ts';
import type { WordingKey } from '../wording/wording.ts';
import type { Say } from './say.ts';
import { statutesOf } from './statutes.ts';

interface BlockOptions {
  /** Answers that decided on the row without standing in it. */
  readonly decidedBy?: readonly DraftPath[];
  readonly keepWithNext?: KeepWithNext;
}

const origin = (
  key: WordingKey,
  texts: readonly RichText[],
  { decidedBy = [], keepWithNext }: BlockOptions,
) => ({
  key,
  statutes: statutesOf(key),
  fields: [...new Set([...fieldsOf(...texts), ...decidedBy])],
  ...(keepWithNext === undefined ? {} : { keepWithNext }),
});

/** A clause of its own; the article numbers it. */
export const clause = (key: WordingKey, text: RichText, options: BlockOptions = {}): ParagraphBlock => ({
  kind: 'paragraph',
  text,
  number: 0,
  ...origin(key, [text], options),
});

/** A sentence that belongs to the block above it. */
export const detail = (key: WordingKey, text: RichText, options: BlockOptions = {}): ParagraphBlock => ({
  kind: 'paragraph',
  text,
  ...origin(key, [text], options),
});

/** A head inside an article. It never ends a page. */
export const heading = (key: WordingKey, text: RichText, options: BlockOptions = {}): HeadingBlock => ({
  kind: 'heading',
  text,
  ...origin(key, [text], { ...options, keepWithNext: true }),
});

/** The person's own words below the block that introduces them. */
export const verbatim = (key: WordingKey, text: RichText, options: BlockOptions = {}): VerbatimBlock => ({
  kind: 'verbatim',
  text,
  ...origin(key, [text], options),
});

/**
 * A clause that introduces the person's own words, which its row has at the end, and those words below it.
 *
 * @throws RangeError Where the row doesn't end with them.
 */
export function clauseWithVerbatim(
  key: WordingKey,
  text: RichText,
  options: BlockOptions = {},
): [ParagraphBlock, VerbatimBlock] {
  const own = text.at(-1);
  if (own === undefined || own.kind === 'words')
    throw new RangeError(`Row ${key} ends with words of the will`);
  const introduction = text
    .slice(0, -1)
    .map((segment, index, all) =>
      index === all.length - 1 && segment.kind === 'words'
        ? { ...segment, text: segment.text.trimEnd() }
        : segment,
    );
  return [clause(key, introduction, { ...options, keepWithNext: true }), verbatim(key, [own], options)];
}

/** A table that belongs to a clause. */
export const table = (
  key: WordingKey,
  { columns, rows, total }: Pick<TableBlock, 'columns' | 'rows' | 'total'>,
  options: BlockOptions = {},
): TableBlock => ({
  kind: 'table',
  columns,
  rows,
  ...(total === undefined ? {} : { total }),
  ...origin(
    key,
    rows.flatMap(({ cells }) => cells),
    options,
  ),
});

/** Joins a row that needs no rich text, as a table's head. */
export const label = (text: RichText): string =>
  text.map((segment) => (segment.kind === 'words' ? segment.text : '')).join('');

/** Counts the clauses among blocks, from 1. */
export function numbered(blocks: readonly Block[]): Block[] {
  let number = 0;
  return blocks.map((block) => {
    if (block.kind !== 'paragraph' || block.number === undefined) return block;
    number += 1;
    return { ...block, number };
  });
}

/** An article: its head, and its blocks with the clauses numbered. */
export function article(id: ArticleId, blocks: readonly Block[], say: Say): Article {
  const head: ArticleHeadingBlock = {
    kind: 'article-heading',
    key: `article.${id}`,
    statutes: [...new Set(blocks.flatMap(({ statutes }) => statutes))],
    fields: [],
    keepWithNext: true,
    number: say('article.number', { numeral: id }),
    text: say(`article.${id}`),
  };
  return { id, heading: head, blocks: numbered(blocks) };
}
