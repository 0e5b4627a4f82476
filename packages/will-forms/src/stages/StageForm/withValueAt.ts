const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function placed(value: unknown, [key, ...rest]: readonly string[], next: unknown): unknown {
  if (key === undefined) return next;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.map((item, index) => (String(index) === key ? placed(item, rest, next) : item));
  }
  if (!isPlainObject(value) || !Object.hasOwn(value, key)) {
    throw new TypeError(`There is no '${key}' in the values of the form`);
  }
  return { ...value, [key]: placed(value[key], rest, next) };
}

/**
 * Returns a copy of values with another value at one path. Every part off the path keeps its identity, so that a
 * memoised card of an untouched item is not drawn again.
 *
 * @param path As react-hook-form writes it: 'assets.2.identifier'. No part of it may hold a dot.
 * @throws TypeError Where the values have no such path.
 */
export function withValueAt<Values>(values: Values, path: string, next: unknown): Values {
  // A copy with one value of the path's own type swapped has the type of the original; no narrowing can show it.
  return placed(values, path.split('.'), next) as Values;
}
