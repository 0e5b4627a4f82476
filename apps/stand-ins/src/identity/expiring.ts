/** Values that are kept for a while under names that can't be guessed. In memory: a restart forgets them. */
export interface Expiring<Value> {
  put(key: string, value: Value): void;
  get(key: string): Value | undefined;
  /** Gives the value and forgets it. */
  take(key: string): Value | undefined;
}

/** @param lifeMs How long a value is kept, in ms. */
export function makeExpiring<Value>(lifeMs: number, nowMs: () => number): Expiring<Value> {
  const kept = new Map<string, { value: Value; untilMs: number }>();

  const get = (key: string): Value | undefined => {
    const entry = kept.get(key);
    return entry !== undefined && entry.untilMs > nowMs() ? entry.value : undefined;
  };
  return {
    put(key, value) {
      for (const [old, { untilMs }] of kept) if (untilMs <= nowMs()) kept.delete(old);
      kept.set(key, { value, untilMs: nowMs() + lifeMs });
    },
    get,
    take(key) {
      const value = get(key);
      kept.delete(key);
      return value;
    },
  };
}
