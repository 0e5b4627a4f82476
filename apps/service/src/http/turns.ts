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
