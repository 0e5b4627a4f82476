/** Remembers values by key, so many and no more. */
export interface BoundedMap<Value> {
  readonly size: number;
  get(key: string): Value | undefined;
  /** Remembers a value; where there is no room, the one that was longest not asked for or set is forgotten. */
  set(key: string, value: Value): void;
}

/**
 * Makes a map that never holds more than `most` values: whatever a process remembers of those who call it has to have an
 * end, however many call.
 */
export function makeBoundedMap<Value>(most: number): BoundedMap<Value> {
  // In the order in which the keys were last used.
  const values = new Map<string, Value>();

  const put = (key: string, value: Value): void => {
    values.delete(key);
    values.set(key, value);
    if (values.size <= most) return;
    const [oldest] = values.keys();
    if (oldest !== undefined) values.delete(oldest);
  };
  return {
    get size() {
      return values.size;
    },
    get(key) {
      const value = values.get(key);
      if (value !== undefined) put(key, value);
      return value;
    },
    set: put,
  };
}
