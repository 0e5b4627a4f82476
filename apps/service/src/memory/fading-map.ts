/** Remembers values by key for a while, so many and no more. */
export interface FadingMap<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/**
 * Makes a map that forgets by itself what was not asked for lately, and in any case what there is no room for.
 *
 * @param most How many values it holds at most.
 * @param forMs How long a value is remembered at least, where there is room; twice as long at most once the map is used
 *   again.
 * @param nowMs A clock, in ms.
 */
export function makeFadingMap<Value>(most: number, forMs: number, nowMs: () => number): FadingMap<Value> {
  // Two halves, so that nothing has to be looked through: the older one goes as a whole.
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();
  let agesAtMs = nowMs() + forMs;

  const age = (): void => {
    old = nowMs() < agesAtMs + forMs ? young : new Map();
    young = new Map();
    agesAtMs = nowMs() + forMs;
  };
  const set = (key: string, value: Value): void => {
    if (nowMs() >= agesAtMs || young.size >= most / 2) age();
    young.set(key, value);
  };
  return {
    get(key) {
      if (nowMs() >= agesAtMs) age();
      const value = young.get(key);
      if (value !== undefined) return value;
      const older = old.get(key);
      if (older !== undefined) set(key, older);
      return older;
    },
    set,
  };
}
