/** Lets work through a few at a time; the rest waits for its turn. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** @param atOnce How much work may be under way at one time. */
export function makeTurns(atOnce: number): Turns {
  let free = atOnce;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The turn is handed on, or given back where nobody waits.
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

/** Does work with a key, unless as much with the same key is under way: then `refuse` is called, which throws. */
export type Shares = <Result>(
  key: string,
  work: () => Promise<Result>,
  refuse: () => never,
) => Promise<Result>;

/** @param atOnce How much work with one key may be under way at one time. */
export function makeShares(atOnce: number): Shares {
  const underWay = new Map<string, number>();

  return async (key, work, refuse) => {
    const taken = underWay.get(key) ?? 0;
    if (taken >= atOnce) return refuse();
    underWay.set(key, taken + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(key) ?? 1) - 1;
      if (left === 0) underWay.delete(key);
      else underWay.set(key, left);
    }
  };
}
