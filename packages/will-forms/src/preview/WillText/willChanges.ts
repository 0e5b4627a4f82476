import { type Block, flowOf, type RichText, textsOfBlock, type WillDocument } from '@virasat/pdf';
import { mergedAnswers } from './mergedAnswers.ts';

/** What a document says in one place: the row of the wording, and its words there. */
const said = (key: string, text: string): string => `${key}\n${text}`;

const wordsOf = (text: RichText): string =>
  mergedAnswers(text)
    .map((segment) => (segment.kind === 'words' ? segment.text : '\u0000'))
    .join('');

/** A text of a block, and each answer in it. */
const saidBy = ({ key }: Block, text: RichText): string[] => [
  said(key, wordsOf(text)),
  ...mergedAnswers(text).flatMap((segment) => (segment.kind === 'value' ? [said(key, segment.text)] : [])),
];

const allSaid = (document: WillDocument): Set<string> =>
  new Set(flowOf(document).flatMap((block) => textsOfBlock(block).flatMap((text) => saidBy(block, text))));

/** What a will says that the one before it didn't. */
export interface FreshTexts {
  /** Each row and its words, or an answer in it. */
  readonly texts: readonly string[];
  /** The blocks that say any of them, as they stand in the will: they are known by identity. */
  readonly blocks: readonly Block[];
}

/** Says of a stretch of the will's text whether it is new: an answer, or the words of a whole text. */
export interface WillChanges {
  /** Whether anything in a block is new: the others need not be drawn again. */
  isNewIn(block: Block): boolean;
  isNewValue(block: Block, value: string): boolean;
  isNewWording(block: Block, text: RichText): boolean;
}

/**
 * Compares what two documents say, row by row of the wording, whatever moved: an asset that only changed its number is
 * not new.
 *
 * @returns Everything that is new, to be read by `willChanges`; null where nothing is.
 */
export function newTexts(before: WillDocument, after: WillDocument): FreshTexts | null {
  const old = allSaid(before);
  const fresh = new Set([...allSaid(after)].filter((text) => !old.has(text)));
  if (fresh.size === 0) return null;
  const blocks = flowOf(after).filter((block) =>
    textsOfBlock(block).some((text) => saidBy(block, text).some((one) => fresh.has(one))),
  );
  return { texts: [...fresh], blocks };
}

/** What `newTexts` has found, asked block by block. */
export function willChanges({ texts, blocks }: FreshTexts): WillChanges {
  const fresh = new Set(texts);
  const freshBlocks = new Set(blocks);
  return {
    isNewIn: (block) => freshBlocks.has(block),
    isNewValue: (block, value) => fresh.has(said(block.key, value)),
    isNewWording: (block, text) => fresh.has(said(block.key, wordsOf(text))),
  };
}
