import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { useIsPrinting } from '../../lib/useIsPrinting.ts';
import { focusQuietly } from '../../lib/useReturnFocus.ts';
import { ROW_ATTRIBUTE } from './dataTableLayout.ts';

/** Rows of the first paint: what a window shows. */
const FIRST_ROWS = 10;

/** Rows that follow right behind it, and that each press adds: all that most people have, and quick for 5,000. */
export const ROWS_AT_A_TIME = 25;

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
  const [most, setMost] = useState(FIRST_ROWS);
  const focusAt = useRef<number | null>(null);
  const isPrinting = useIsPrinting();
  const isFirstPaint = most === FIRST_ROWS && total > 0;
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
