type PlainObject = Readonly<Record<string, unknown>>;

const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function sharedList(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const shared = next.map((item, index) => sharedValue(previous[index], item));
  const isSame = previous.length === next.length && shared.every((item, index) => item === previous[index]);
  return isSame ? previous : shared;
}

function sharedObject(previous: PlainObject, next: PlainObject): PlainObject {
  const keys = Object.keys(next);
  const own = (key: string): unknown => (Object.hasOwn(previous, key) ? previous[key] : undefined);
  // fromEntries defines each key as the object's own: '__proto__' stays a key like any other.
  const shared = Object.fromEntries(keys.map((key) => [key, sharedValue(own(key), next[key])]));
  const isSame =
    keys.length === Object.keys(previous).length &&
    keys.every((key) => Object.hasOwn(previous, key) && Object.is(shared[key], previous[key]));
  return isSame ? previous : shared;
}

function sharedValue(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next)) return previous;
  if (Array.isArray(previous) && Array.isArray(next)) return sharedList(previous, next);
  if (isPlainObject(previous) && isPlainObject(next)) return sharedObject(previous, next);
  return next;
}

/**
 * Takes over a new value and keeps every part that is equal to its old one, down to the whole: what has not
 * changed keeps its identity, so a memoised card of an untouched item does not draw again. react-hook-form gives
 * out a deep copy at every change, which would make all of them new.
 *
 * @returns A value equal to `next`; `previous` itself where nothing has changed.
 */
export function shareStructure<Value>(previous: Value, next: Value): Value {
  // The result is `next` with equal parts swapped in, so it has the type of `next`, which no narrowing can show.
  return sharedValue(previous, next) as Value;
}
