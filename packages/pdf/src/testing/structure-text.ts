import type { Block, FormBlock } from '../document/blocks.ts';
import { flowOf } from '../document/composed-document.ts';
import { plainText, type RichText } from '../document/rich-text.ts';
import type { WillDocument } from '../document/will-document.ts';
import { hasRightToLeft } from '../text/direction.ts';
import type { DrawnLine } from './printed-pages.ts';

/** A text as it is compared: composed, one space for every white space. */
export const flat = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

const LEAF = /^(?:P|H1|H2|H3|TD|TH|Lbl|LBody)$/u;
const ELEMENT_LINE = /^ *([A-Z][A-Za-z0-9]*)(?: \(.*\))?:?$/u;
const TEXT_LINE = /^ *"(.*)"$/u;

/**
 * Reads what `pdfinfo -struct-text` prints: what each element of a document says, in the order in which it is read out.
 * Empty elements are left out.
 */
export function elementTexts(printed: string): string[] {
  const texts: string[] = [];
  let open = false;
  for (const line of printed.split('\n')) {
    const [, name] = ELEMENT_LINE.exec(line) ?? [];
    const [, text] = TEXT_LINE.exec(line) ?? [];
    if (text !== undefined) {
      const before = open ? texts.pop() : undefined;
      texts.push(`${before ?? ''}${text}`);
      open = true;
    } else if (name !== undefined && LEAF.test(name)) open = false;
  }
  return texts.map(flat).filter((text) => text !== '');
}

/** What each element of printed pages says, in the order in which they begin; the foot of a page belongs to none. */
export function textsByElement(pages: readonly (readonly Pick<DrawnLine, 'element' | 'text'>[])[]): string[] {
  const texts = new Map<number, string>();
  for (const { element, text } of pages.flat()) {
    if (element === null) continue;
    const before = texts.get(element) ?? '';
    // A line from right to left has no space at its end.
    texts.set(element, hasRightToLeft(before) ? `${before} ${text}` : `${before}${text}`);
  }
  return [...texts.values()].map(flat).filter((text) => text !== '');
}

/** What is neither letter, sign nor digit. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}\p{Join_Control}]+/u;

/**
 * A text as it is compared where readers differ: what runs from right to left is handed back word by word, in the order
 * in which the words stand, so there only the words themselves count.
 */
export const comparable = (text: string): string =>
  hasRightToLeft(text)
    ? text
        .split(BETWEEN_WORDS)
        .filter((word) => word !== '')
        .sort()
        .join(' ')
    : text;

/** Marks what a table prints only where a page begins: a cell that repeats the one above it. */
const REPEATED = '\u0000';

/**
 * What is expected, without the repeated cells that the reading leaves out.
 *
 * @param expected From `expectedTexts`.
 */
export function withoutHidden(expected: readonly string[], read: readonly string[]): string[] {
  const kept: string[] = [];
  for (const text of expected) {
    const shown = text.replace(REPEATED, '');
    if (shown === text || comparable(read[kept.length] ?? '') === comparable(shown)) kept.push(shown);
  }
  return kept;
}

const formTexts = ({ heading = '', lines, beside }: FormBlock, say: (text: RichText) => string): string[] => [
  heading,
  ...lines.map(({ label, value, caption }) => `${label} ${say(value ?? [])} ${say(caption ?? [])}`),
  ...(beside === undefined ? [] : formTexts(beside, say)),
];

function blockTexts(block: Block, say: (text: RichText) => string): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.number === undefined ? say(block.text) : `${block.number}. ${say(block.text)}`];
    case 'article-heading':
      return [`${say(block.number)} ${say(block.text)}`];
    case 'title':
    case 'heading':
    case 'verbatim':
      return [say(block.text)];
    case 'table':
      return [
        ...block.columns.map(({ header }) => header),
        ...[...block.rows, ...(block.total ? [block.total] : [])].flatMap(({ cells, repeatedCells = 0 }) =>
          cells.map((cell, index) => `${index < repeatedCells ? REPEATED : ''}${say(cell)}`),
        ),
      ];
    case 'form':
      return formTexts(block, say);
    default:
      return block satisfies never;
  }
}

/**
 * What each element of a printed will has to say, in order.
 *
 * @param pageCount Its pages, without that of the instructions.
 */
export function expectedTexts(document: WillDocument, pageCount: number): string[] {
  const say = (text: RichText): string => plainText(text, { pageNumber: 0, pageCount });
  const { brand, heading, steps } = document.instructions;
  return [
    brand,
    say(heading),
    ...steps.flatMap(({ text }, index) => [String(index + 1), say(text)]),
    ...flowOf(document).flatMap((block) => blockTexts(block, say)),
  ]
    .map(flat)
    .filter((text) => text !== '');
}
