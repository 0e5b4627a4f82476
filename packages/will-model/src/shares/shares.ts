/** The most that the shares of one asset, or of the residue, may add up to, in whole per cent. */
export const WHOLE = 100;

interface Share {
  /** Whole per cent; null while nothing is typed. */
  percentage: number | null;
}

/** Adds shares up, in whole per cent; a share that isn't typed yet counts as nothing. */
export const totalPercentage = (shares: readonly Share[]): number =>
  shares.reduce((total, { percentage }) => total + (percentage ?? 0), 0);

/**
 * Divides 100% into whole numbers as evenly as they allow.
 *
 * @param count How many shares, at least one.
 * @returns The shares in order, the extra points at the first: three make 34, 33, 33.
 * @throws RangeError Where there is nobody to share with, or more people than per cents.
 */
export function splitEqually(count: number): number[] {
  if (!Number.isInteger(count) || count < 1 || count > WHOLE) {
    throw new RangeError(`100% can't be split into ${count} whole shares`);
  }
  const share = Math.floor(WHOLE / count);
  const extra = WHOLE % count;
  return Array.from({ length: count }, (_, index) => share + (index < extra ? 1 : 0));
}
