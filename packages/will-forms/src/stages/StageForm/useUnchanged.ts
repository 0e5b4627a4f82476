import { useState } from 'react';

/** Keeps the identity of a value as long as what it says is the same, so that what depends on it isn't drawn again. */
export function useUnchanged<Value>(value: Value, isSame: (one: Value, other: Value) => boolean): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || isSame(kept, value)) return kept;
  setKept(value);
  return value;
}
