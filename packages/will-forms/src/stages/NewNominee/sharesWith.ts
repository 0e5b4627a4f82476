import type { ShareRow } from '@virasat/ui';

/**
 * Gives somebody a row among shares: the first in which nobody is chosen, else a new one at the end, its share open.
 *
 * @param newKey The key of a new row.
 * @returns The rows, and the key of the one that is theirs.
 */
export function sharesWith(
  rows: readonly ShareRow[],
  personId: string,
  newKey: string,
): { rows: ShareRow[]; key: string } {
  const open = rows.find((row) => row.personId === '');
  if (open === undefined) return { rows: [...rows, { key: newKey, personId, share: null }], key: newKey };
  return { rows: rows.map((row) => (row === open ? { ...row, personId } : row)), key: open.key };
}
