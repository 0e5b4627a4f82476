import type { CSSProperties } from 'react';

/** Room of the seal at the end of the track, in px. */
export const SEAL_SIZE = 44;

/** Distance from the start of a stage's column to the middle of its knot, in px: room for the loose end. */
const KNOT_INSET = 14;

/** One equal column a stage, then the seal: the track and the names under it share these. */
export function trackColumns(count: number): CSSProperties {
  return { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr)) ${SEAL_SIZE}px` };
}

/** Middle of knot `number` (from 1), measured from the track's start. */
export function knotPosition(number: number, count: number): string {
  return `calc(${KNOT_INSET}px + ${number - 1} * (100% - ${SEAL_SIZE}px) / ${count})`;
}
