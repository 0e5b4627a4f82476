import type { ArticleHeadingBlock, Block, ParagraphBlock } from '../document/blocks.ts';
import { formPieces } from './forms.ts';
import type { Bond, Piece } from './piece.ts';
import { levelRule, type Setting } from './setting.ts';
import { type ElementPath, PARTS, type Role, within } from './structure.ts';
import { tablePieces } from './tables.ts';
import { textPieces } from './text-pieces.ts';
import { baselineOffsetMm, PAGE, RULES, TEXT_WIDTH_MM } from './typography.ts';

/** A clause's text stands this far in, so that its number stands alone. */
const CLAUSE_INDENT_MM = 9;
const VERBATIM_INDENT_MM = 15;

const LEFT = PAGE.marginMm;
const clauseSpan = { xMm: LEFT + CLAUSE_INDENT_MM, widthMm: TEXT_WIDTH_MM - CLAUSE_INDENT_MM };

/** What each block is to somebody who has the document read out. */
const rolesOf = {
  title: 'title',
  'article-heading': 'article-heading',
  heading: 'heading',
  paragraph: 'paragraph',
  verbatim: 'paragraph',
  table: 'table',
  form: 'group',
} as const satisfies Record<Block['kind'], Role>;

/** A short line below the title. */
const titleRule: Piece = {
  heightMm: 0,
  spaceBeforeMm: 3,
  bond: 'always',
  place: ({ topMm }) => [levelRule(PAGE.widthMm / 2 - 18, PAGE.widthMm / 2 + 18, topMm, RULES.thinMm)],
};

function bondOf({ keepWithNext = false }: Block): Bond {
  switch (keepWithNext) {
    case true:
      return 'always';
    case false:
      return 'loose';
    case 'together':
      return 'together';
    case 'preferred':
      return 'prefer';
    default:
      return keepWithNext satisfies never;
  }
}

function articleHeading(block: ArticleHeadingBlock, element: ElementPath, setting: Setting): Piece[] {
  const { typography, textOf } = setting;
  const across = {
    key: block.key,
    xMm: LEFT,
    widthMm: TEXT_WIDTH_MM,
    alignment: 'centre',
    bond: 'always',
    element,
  } as const;
  return [
    ...textPieces(
      textOf(block.number),
      { ...across, style: typography.articleNumber, spaceBeforeMm: 8, isContinued: true },
      setting,
    ),
    ...textPieces(
      textOf(block.text),
      { ...across, style: typography.articleTitle, spaceBeforeMm: 0 },
      setting,
    ),
  ];
}

function paragraph(
  block: ParagraphBlock,
  element: ElementPath,
  spaceBeforeMm: number,
  setting: Setting,
): Piece[] {
  const { typography, textOf } = setting;
  const style = typography.body;
  const { number, key } = block;
  return textPieces(
    textOf(block.text),
    {
      key,
      style,
      ...clauseSpan,
      spaceBeforeMm,
      alignment: 'spread',
      bond: bondOf(block),
      element,
      ...(number === undefined
        ? {}
        : {
            beside: (topMm: number) => [
              {
                kind: 'text',
                text: `${number}.`,
                endsWord: true,
                xMm: LEFT,
                baselineMm: topMm + baselineOffsetMm(style),
                style,
                tone: 'ink',
                key,
                element,
              },
            ],
          }),
    },
    setting,
  );
}

/**
 * Sets one block of a document.
 *
 * @param index Counts the blocks of the document.
 * @param follows What stands above it: text keeps away from the line that closes a table.
 * @param pageHeightMm What the block may fill on a page of its own.
 */
export function blockPieces(
  block: Block,
  index: number,
  follows: Block['kind'] | undefined,
  setting: Setting,
  pageHeightMm: number,
): Piece[] {
  const { typography, textOf } = setting;
  const { key } = block;
  const element = within(PARTS.document, rolesOf[block.kind], index);
  switch (block.kind) {
    case 'title':
      return [
        ...textPieces(
          textOf(block.text),
          {
            key,
            style: typography.title,
            xMm: LEFT,
            widthMm: TEXT_WIDTH_MM,
            spaceBeforeMm: 0,
            alignment: 'centre',
            bond: 'always',
            element,
          },
          setting,
        ),
        titleRule,
      ];
    case 'article-heading':
      return articleHeading(block, element, setting);
    case 'heading':
      return textPieces(
        textOf(block.text),
        {
          key,
          style: typography.heading,
          ...clauseSpan,
          spaceBeforeMm: 4.5,
          alignment: 'start',
          bond: 'always',
          element,
        },
        setting,
      );
    case 'paragraph':
      return paragraph(block, element, follows === 'table' ? 4 : 2.2, setting);
    case 'verbatim':
      return textPieces(
        textOf(block.text),
        {
          key,
          style: typography.body,
          xMm: LEFT + VERBATIM_INDENT_MM,
          widthMm: TEXT_WIDTH_MM - VERBATIM_INDENT_MM,
          spaceBeforeMm: 1,
          alignment: 'natural',
          hasOwnDirection: true,
          bond: bondOf(block),
          element,
        },
        setting,
      );
    case 'table':
      return tablePieces(block, { ...clauseSpan, pageHeightMm, element }, setting, bondOf(block));
    case 'form':
      return formPieces(
        block,
        {
          span: block.isBoxed ? { xMm: LEFT, widthMm: TEXT_WIDTH_MM } : clauseSpan,
          spaceBeforeMm: 4,
          bond: bondOf(block),
          pageHeightMm,
          element,
        },
        setting,
      );
    default:
      return block satisfies never;
  }
}
