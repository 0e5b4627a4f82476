import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { useIsPrinting } from '../../lib/useIsPrinting.ts';
import { focusQuietly } from '../../lib/useReturnFocus.ts';
import { ROW_ATTRIBUTE } from './dataTableLayout.ts';

/** No row is lower, in px: what can be pressed in it is 44 px high. */
const LEAST_ROW_HEIGHT = 56;

/** Above the rows stand at least the header, the heading and the table's own head, in px. */
const LEAST_HEIGHT_ABOVE = 300;

/** Rows that follow right behind it, and that each press adds: all that most people have, and quick for 5,000. */
export const ROWS_AT_A_TIME = 25;

/** Rows of the first paint: what this window can show without scrolling. */
function firstRows(): number {
  const shown = Math.ceil((window.innerHeight - LEAST_HEIGHT_ABOVE) / LEAST_ROW_HEIGHT);
  return Math.min(Math.max(shown, 1), ROWS_AT_A_TIME);
}

/** Which rows of a long list stand on the page. */
export interface DrawnRows {
  ref: RefObject<HTMLDivElement | null>;
  count: number;
  /** Draws further rows and moves focus to the first of them: the reader goes on where the list had ended. */
  more(): void;
}

/**
 * How many of `total` rows are drawn. On paper all of them are.
 * @returns `count` never above `total`.
 */
export function useDrawnRows(total: number): DrawnRows {
  const ref = useRef<HTMLDivElement>(null);
  const [most, setMost] = useState(firstRows);
  const focusAt = useRef<number | null>(null);
  const isPrinting = useIsPrinting();
  const isFirstPaint = most < ROWS_AT_A_TIME && total > 0;
  useEffect(() => {
    if (isFirstPaint) startTransition(() => setMost(ROWS_AT_A_TIME));
  }, [isFirstPaint]);
  useEffect(() => {
    if (focusAt.current === null) return;
    const row = ref.current?.querySelectorAll<HTMLElement>(`[${ROW_ATTRIBUTE}]`)[focusAt.current];
    focusAt.current = null;
    if (row !== undefined) focusQuietly(row);
  });
  return {
    ref,
    count: isPrinting ? total : Math.min(most, total),
    more() {
      focusAt.current = most;
      setMost(most + ROWS_AT_A_TIME);
    },
  };
}
