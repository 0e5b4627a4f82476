import { type Block, flowOf, type RichText, textsOfBlock, type WillDocument } from '@virasat/pdf';
import { mergedAnswers } from './mergedAnswers.ts';

/** What a document says in one place: the row of the wording, and its words there. */
const said = (key: string, text: string): string => `${key}\n${text}`;

const wordsOf = (text: RichText): string =>
  mergedAnswers(text)
    .map((segment) => (segment.kind === 'words' ? segment.text : '\u0000'))
    .join('');

function allSaid(document: WillDocument): Set<string> {
  const all = new Set<string>();
  for (const block of flowOf(document)) {
    for (const text of textsOfBlock(block)) {
      all.add(said(block.key, wordsOf(text)));
      for (const segment of mergedAnswers(text))
        if (segment.kind === 'value') all.add(said(block.key, segment.text));
    }
  }
  return all;
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
export function newTexts(before: WillDocument, after: WillDocument): readonly string[] | null {
  const old = allSaid(before);
  const fresh = [...allSaid(after)].filter((text) => !old.has(text));
  return fresh.length === 0 ? null : fresh;
}

/** What `newTexts` has found, asked block by block. */
export function willChanges(fresh: readonly string[]): WillChanges {
  const all = new Set(fresh);
  const isNewValue = (block: Block, value: string): boolean => all.has(said(block.key, value));
  const isNewWording = (block: Block, text: RichText): boolean => all.has(said(block.key, wordsOf(text)));
  return {
    isNewIn: (block) =>
      textsOfBlock(block).some(
        (text) =>
          isNewWording(block, text) ||
          mergedAnswers(text).some((segment) => segment.kind === 'value' && isNewValue(block, segment.text)),
      ),
    isNewValue,
    isNewWording,
  };
}
