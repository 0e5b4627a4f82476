import type { TableBlock } from '@virasat/pdf';
import { cn } from '@virasat/ui';
import { inPlace } from './inPlace.ts';
import { WillRichText, type WillRichTextProps } from './WillRichText.tsx';

export interface WillTableProps extends Pick<WillRichTextProps, 'lang' | 'changes' | 'isLinked'> {
  block: TableBlock;
}

/** A table of the will: beneficiaries, shares, executors. It scrolls by itself where it is wider than the paper. */
export function WillTable({ block, ...text }: WillTableProps) {
  const { columns, rows, total } = block;
  const all = total === undefined ? rows : [...rows, total];
  const totalPlace = String(rows.length);
  return (
    <div className="scroll-x-doc-paper">
      <table
        className={cn(
          // Whole words: a column is as wide as its longest one, and the table scrolls where they need more.
          'w-full border-collapse text-sm leading-[1.5] wrap-break-word',
          columns.length > 4 ? 'min-w-[34rem]' : 'min-w-[18rem]',
        )}
      >
        <thead>
          <tr>
            {columns.map(({ header, align }) => (
              <th
                key={header}
                scope="col"
                className={cn('border border-doc-ink/40 px-2 py-1 text-start', align === 'end' && 'text-end')}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inPlace(all).map(({ place, item: { cells } }) => (
            <tr key={place} className={cn(place === totalPlace && 'font-semibold')}>
              {inPlace(cells).map(({ place: column, item: cell }) => (
                <td
                  key={column}
                  className={cn(
                    'border border-doc-ink/40 px-2 py-1 align-top',
                    columns[Number(column)]?.align === 'end' && 'text-end tabular',
                  )}
                >
                  <WillRichText block={block} text={cell} {...text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
