import type { ArticleId, Block, WillDocument } from '@virasat/pdf';
import { cn, type WillLang } from '@virasat/ui';
import { useMemo } from 'react';
import { useFieldLinks } from './useFieldLinks.ts';
import { WillBlock } from './WillBlock.tsx';
import type { WillChanges } from './willChanges.ts';

const langs = { english: 'en', hindi: 'hi', marathi: 'mr' } as const satisfies Record<
  WillDocument['language'],
  WillLang
>;

export interface WillTextProps {
  document: Pick<WillDocument, 'language' | 'title' | 'articles'>;
  /** Which articles, in the will's order; all of them, and the title, where left out. */
  articles?: readonly ArticleId[] | undefined;
  /** What is new since the text was last read; null where nothing is marked. */
  changes?: WillChanges | null;
  /** Leads to an answer, by its place in the draft. Without it the text leads nowhere. */
  onFieldOpen?: ((field: string) => void) | undefined;
  className?: string;
}

function blocksOf(
  { title, articles }: WillTextProps['document'],
  ids: readonly ArticleId[] | undefined,
): readonly Block[] {
  const shown = ids === undefined ? articles : articles.filter(({ id }) => ids.includes(id));
  const blocks = shown.flatMap(({ heading, blocks: own }) => [heading, ...own]);
  return ids === undefined ? [title, ...blocks] : blocks;
}

const signatures = new WeakMap<Block, string>();

/** Everything that a block says. Kept, since drawing may begin anew at each key. */
function signatureOf(block: Block): string {
  const signature = signatures.get(block) ?? JSON.stringify(block);
  signatures.set(block, signature);
  return signature;
}

interface Piece {
  key: string;
  block: Block;
}

function piecesOf(blocks: readonly Block[]): Piece[] {
  const counts = new Map<string, number>();
  return blocks.map((block) => {
    // The same row may stand several times, once an asset: its turn tells them apart.
    const turn = (counts.get(block.key) ?? 0) + 1;
    counts.set(block.key, turn);
    return { key: `${block.key} ${block.kind} ${turn}`, block };
  });
}

/**
 * The text of a will as paper: the very document that is printed, in its own language. Paper stays light in the dark
 * theme.
 *
 * @see design.md, 1.1 and section 4, point 6; architecture.md, 'The way of the data'
 */
export function WillText({ document, articles, changes = null, onFieldOpen, className }: WillTextProps) {
  const lang = langs[document.language];
  const ref = useFieldLinks(onFieldOpen);
  const pieces = useMemo(() => piecesOf(blocksOf(document, articles)), [document, articles]);
  return (
    <article
      ref={ref}
      lang={lang}
      translate="no"
      data-slot="will-text"
      className={cn(
        'space-y-4 rounded-doc border border-line bg-doc-paper p-5 font-display text-[1.125rem] text-doc-ink shadow-e2 wrap-anywhere sm:p-6',
        lang === 'en' ? 'leading-[1.65]' : 'leading-[1.75]',
        className,
      )}
    >
      {pieces.map(({ key, block }) => (
        <WillBlock
          key={key}
          block={block}
          signature={signatureOf(block)}
          lang={lang}
          changes={changes?.isNewIn(block) === true ? changes : null}
          isLinked={onFieldOpen !== undefined}
        />
      ))}
    </article>
  );
}
