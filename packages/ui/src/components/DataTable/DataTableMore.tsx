import { texts } from '../../texts.ts';
import { Button } from '../Button/Button.tsx';
import { ROWS_AT_A_TIME } from './useDrawnRows.ts';

export interface DataTableMoreProps {
  drawn: number;
  total: number;
  onMore(): void;
}

/** The end of what is drawn of a long list: how much there is, and the way to more. */
export function DataTableMore({ drawn, total, onMore }: DataTableMoreProps) {
  return (
    <div
      data-slot="data-table-more"
      className="mt-4 flex flex-col gap-3 xs:flex-row xs:items-center xs:justify-between print:hidden"
    >
      <p className="text-sm text-ink-2 tabular">{texts.rowsShown(drawn, total)}</p>
      <Button size="dense" className="min-h-11" onClick={onMore}>
        {texts.showMoreRows(Math.min(ROWS_AT_A_TIME, total - drawn))}
      </Button>
    </div>
  );
}
