import type { TableBlock, TableColumn } from '@virasat/pdf';
import { DocumentText } from './DocumentText.tsx';
import { keyed } from './keyed.ts';

const cellSide = ({ align }: TableColumn): string => (align === 'end' ? 'text-end' : 'text-start');

/** A table of a document. It scrolls by itself where it is wider than its column. */
export function DocumentTable({ block }: { block: TableBlock }) {
  const { columns, rows, total } = block;
  const bodyRows = [...rows, ...(total === undefined ? [] : [total])];
  return (
    <div className="scroll-x-doc-paper">
      <table className="w-full border-y-2 border-doc-ink text-xs">
        <thead>
          <tr className="border-b border-doc-ink">
            {columns.map((column) => (
              <th
                key={column.header}
                scope="col"
                className={`p-1 align-bottom font-semibold ${cellSide(column)}`}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(bodyRows, () => 'row').map(({ key, item: row }) => (
            <tr key={key} className={`border-t border-edge ${row === total ? 'font-semibold' : ''}`}>
              {columns.map((column, index) => (
                <td key={column.header} className={`p-1 align-top wrap-break-word ${cellSide(column)}`}>
                  <DocumentText text={row.cells[index] ?? []} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
