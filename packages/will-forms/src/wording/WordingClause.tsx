import type { Block } from '@virasat/pdf';
import { type SignOffState, signOffOf } from '@virasat/pdf/review';
import { cn } from '@virasat/ui';
import { type WillLanguage, willLanguages } from '@virasat/will-model';
import { DocumentBlock, keyed } from '../document/index.ts';
import type { BlocksByLanguage } from './wordingBlocks.ts';

const tags: Readonly<Record<WillLanguage, string>> = { english: 'en', hindi: 'hi', marathi: 'mr' };
const names: Readonly<Record<WillLanguage, string>> = {
  english: 'English',
  hindi: 'हिन्दी',
  marathi: 'मराठी',
};

function stateInWords(sign: SignOffState): string {
  switch (sign.state) {
    case 'not-signed-off':
      return 'Not yet signed off';
    case 'signed-off':
      return `Signed off by ${sign.who}, ${sign.when}`;
    case 'changed-since':
      return `Changed since ${sign.who} signed it off, ${sign.when}`;
    default:
      return sign satisfies never;
  }
}

export interface WordingClauseProps {
  /** The row of the wording. */
  rowKey: string;
  /** The blocks of that row. */
  blocks: BlocksByLanguage;
}

function WordingColumn({
  rowKey,
  language,
  blocks,
}: {
  rowKey: string;
  language: WillLanguage;
  blocks: readonly Block[];
}) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p lang={tags[language]} className="text-xs font-semibold text-doc-ink">
        {names[language]}
      </p>
      <div lang={tags[language]} className="flex flex-col gap-2 text-base text-doc-ink">
        {keyed(blocks, ({ kind }) => kind).map(({ key, item }) => (
          <DocumentBlock key={key} block={item} headingLevel={2} />
        ))}
      </div>
      <p className="text-xs text-doc-ink">{stateInWords(signOffOf(rowKey, language))}</p>
    </div>
  );
}

/** The most columns of a table that can still be read in a third of the page. */
const MOST_COLUMNS = 4;

const isWide = ({ english }: BlocksByLanguage): boolean =>
  english.some((block) => block.kind === 'table' && block.columns.length > MOST_COLUMNS);

/**
 * One row of the wording, its three languages side by side (under each other where a table needs the page's width),
 * with what it rests on and whether it was approved.
 */
export function WordingClause({ rowKey, blocks }: WordingClauseProps) {
  const statutes = [...new Set(blocks.english.flatMap((block) => block.statutes))];
  return (
    <section className="flex break-inside-avoid flex-col gap-2 border-t border-edge pt-3">
      <h2 className="font-ui text-base font-semibold">{rowKey}</h2>
      {statutes.length === 0 ? null : <p className="text-xs text-doc-ink">Rests on: {statutes.join('; ')}</p>}
      <div className={cn('grid gap-6', !isWide(blocks) && 'lg:grid-cols-3 print:grid-cols-3 print:gap-3')}>
        {willLanguages.map((language) => (
          <WordingColumn key={language} rowKey={rowKey} language={language} blocks={blocks[language]} />
        ))}
      </div>
    </section>
  );
}
