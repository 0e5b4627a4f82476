import type { TypedParts } from '@virasat/will-forms';

export type { TypedParts };

/** Nothing is half typed. */
export const emptyTyped: TypedParts = { dob: null, nominee: null };

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Reads an object of texts; null where one of them is missing or no text. */
function textsOf<Key extends string>(value: unknown, keys: readonly Key[]): Record<Key, string> | null {
  const fields = fieldsOf(value);
  const isWhole = (texts: Partial<Record<Key, string>>): texts is Record<Key, string> =>
    keys.every((key) => texts[key] !== undefined);
  const texts: Partial<Record<Key, string>> = {};
  for (const key of keys) {
    const text = fields[key];
    if (typeof text === 'string') texts[key] = text;
  }
  return isWhole(texts) ? texts : null;
}

/** Reads half-typed parts from storage, each by itself; what doesn't fit was nothing yet. */
export function readTyped(value: unknown): TypedParts {
  const { dob, nominee } = fieldsOf(value);
  return {
    dob: textsOf(dob, ['day', 'month', 'year']),
    nominee: textsOf(nominee, ['beside', 'name', 'relation']),
  };
}
