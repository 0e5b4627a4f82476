import { keyed } from '../document/index.ts';
import { groupedByRow } from './groupedByRow.ts';
import { WordingClause } from './WordingClause.tsx';
import type { BlocksByLanguage } from './wordingBlocks.ts';

export interface WordingSheetProps {
  /** What is on the page. */
  title: string;
  /** What is done with its words, as the beginning of the sentence that `trigger` ends. */
  use?: string;
  /** When its words are printed, for a reader who knows the law and not the product. */
  trigger: string;
  blocks: BlocksByLanguage;
}

/**
 * A page for legal reviewers: rows of the wording as a document prints them, three languages side by side.
 *
 * @see design.md section 6, 'Legal reviewers'
 */
export function WordingSheet({ title, use = 'Printed when', trigger, blocks }: WordingSheetProps) {
  return (
    <main className="flex min-h-dvh flex-col gap-4 bg-doc-paper p-6 text-doc-ink print:p-0">
      <header className="flex max-w-reading flex-col gap-1">
        <h1 className="font-display text-h3 font-medium">{title}</h1>
        <p>
          <strong className="font-semibold">{use}:</strong> {trigger}
        </p>
        <p className="text-xs text-doc-ink">
          Dotted underlines mark what an invented person answered; everything else is the wording.
        </p>
      </header>
      {keyed(groupedByRow(blocks), ({ rowKey }) => rowKey).map(({ key, item }) => (
        <WordingClause key={key} {...item} />
      ))}
    </main>
  );
}
