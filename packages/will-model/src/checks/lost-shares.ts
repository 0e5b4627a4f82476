interface Share {
  readonly nomineeId: string;
  readonly percentage: number | null;
}

/** A share, in whole per cent, of somebody who is no longer on the list. */
export interface LostShare {
  readonly nomineeId: string;
  readonly percentage: number;
}

/** The shares of people who are no longer on the list, each of those people once. */
export function lostShares(
  shares: readonly Share[],
  nominees: { has(nomineeId: string): boolean },
): LostShare[] {
  const totals = new Map<string, number>();
  for (const { nomineeId, percentage } of shares) {
    if (nomineeId === '' || nominees.has(nomineeId)) continue;
    totals.set(nomineeId, (totals.get(nomineeId) ?? 0) + (percentage ?? 0));
  }
  return [...totals].map(([nomineeId, percentage]) => ({ nomineeId, percentage }));
}
