import type { Article, Block } from '@virasat/pdf';
import { isReadingMessage, type ReadingAnswer } from './messages.ts';
import type { ShownWill, StageWill } from './stageReading.ts';

/** A block on its way: its place among those of the will sent before, or itself where it was not among them. */
type SentBlock = number | Block;

/** A will of which only what is new is copied: taking in all of a long one would hold up the next key. */
export interface SentWill {
  readonly document: Omit<ShownWill, 'articles'> & {
    readonly articles: readonly (Omit<Article, 'blocks'> & { readonly blocks: readonly SentBlock[] })[];
  };
  readonly fresh: { readonly texts: readonly string[]; readonly blocks: readonly SentBlock[] } | null;
}

type WillAnswer = Extract<ReadingAnswer, { readonly kind: 'will' }>;

/** An answer as it travels from the worker to the page. */
export type SentAnswer =
  | Exclude<ReadingAnswer, WillAnswer>
  | (Omit<WillAnswer, 'will'> & { readonly will: SentWill });

/** Tells an answer of the worker from anything else. */
export const isSentAnswer = (value: unknown): value is SentAnswer => isReadingMessage(value);

const blocksOf = ({ articles }: ShownWill): readonly Block[] => articles.flatMap(({ blocks }) => blocks);

/** Makes the worker's end of the line: it remembers what it sent last. Every answer that it packs has to be sent. */
export function createPacker(): (answer: ReadingAnswer) => SentAnswer {
  let places: ReadonlyMap<string, number> = new Map();
  return (answer) => {
    if (answer.kind !== 'will') return answer;
    const { document, fresh } = answer.will;
    const before = places;
    const blocks = blocksOf(document);
    const texts = blocks.map((block) => JSON.stringify(block));
    const sent = new Map(blocks.map((block, place) => [block, before.get(texts[place] ?? '') ?? block]));
    // What is new may also be a heading, which always travels.
    const pack = (block: Block): SentBlock => sent.get(block) ?? block;
    places = new Map(texts.map((text, place) => [text, place]));
    return {
      ...answer,
      will: {
        document: {
          ...document,
          articles: document.articles.map((article) => ({ ...article, blocks: article.blocks.map(pack) })),
        },
        fresh: fresh && { ...fresh, blocks: fresh.blocks.map(pack) },
      },
    };
  };
}

/**
 * Makes the page's end of the line: it remembers what came last. A block that came before is the same object again.
 *
 * @returns How to unpack an answer. It throws a `RangeError` where the worker names a block that it never sent.
 */
export function createUnpacker(): (sent: SentAnswer) => ReadingAnswer {
  let known: readonly Block[] = [];
  return (sent) => {
    if (sent.kind !== 'will') return sent;
    const before = known;
    const unpack = (block: SentBlock): Block => {
      if (typeof block !== 'number') return block;
      const same = before[block];
      if (same === undefined) throw new RangeError(`The will sent before has no block ${block}`);
      return same;
    };
    const { document, fresh } = sent.will;
    const will: StageWill = {
      document: {
        ...document,
        articles: document.articles.map((article) => ({ ...article, blocks: article.blocks.map(unpack) })),
      },
      fresh: fresh && { ...fresh, blocks: fresh.blocks.map(unpack) },
    };
    known = blocksOf(will.document);
    return { ...sent, will };
  };
}
