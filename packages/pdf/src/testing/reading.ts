import type { Block, FactsBlock } from '../document/blocks.ts';
import { type PageFacts, plainText, type RichText } from '../document/rich-text.ts';
import type { WillDocument } from '../document/will-document.ts';

const FACTS: PageFacts = { pageNumber: 1, pageCount: 7 };
const read = (text: RichText): string => plainText(text, FACTS);

/** Every block of the will's articles, in order. */
export const blocksOf = ({ articles }: WillDocument): Block[] => articles.flatMap(({ blocks }) => blocks);

/** The rows of which the articles are made, in order, each as often as it stands. */
export const keysOf = (document: WillDocument): string[] => [
  ...document.instructions.steps.map(({ key }) => key),
  ...blocksOf(document).map(({ key }) => key),
];

/** What a block says, cells and labels among it. */
export function blockText(block: Block | FactsBlock): string {
  switch (block.kind) {
    case 'title':
    case 'heading':
    case 'paragraph':
    case 'verbatim':
      return read(block.text);
    case 'article-heading':
      return `${read(block.number)} ${read(block.text)}`;
    case 'table':
      return [
        block.columns.map(({ header }) => header),
        ...[...block.rows, ...(block.total ? [block.total] : [])].map(({ cells }) => cells.map(read)),
      ]
        .map((cells) => cells.join(' | '))
        .join('\n');
    case 'form':
      return [
        block.heading ?? '',
        ...block.lines.map(({ label, value, caption }) =>
          [label, value ? read(value) : '____', ...(caption ? [read(caption)] : [])].join(' '),
        ),
        ...(block.beside ? [blockText(block.beside)] : []),
      ].join('\n');
    case 'facts':
      return block.columns
        .flat()
        .map(({ label, value }) => `${label}: ${read(value)}`)
        .join('\n');
    default:
      return block satisfies never;
  }
}

/** All that the will says, its foot among it. */
export const documentText = (document: WillDocument): string =>
  [
    read(document.title.text),
    ...document.articles.flatMap(({ heading, blocks }) => [heading, ...blocks].map(blockText)),
    read(document.footer.name),
    read(document.footer.page),
    ...document.footer.initials,
  ].join('\n');

/** What the blocks of one row say. */
export const textOfRow = (document: WillDocument, key: string): string =>
  blocksOf(document)
    .filter((block) => block.key === key)
    .map(blockText)
    .join('\n');
