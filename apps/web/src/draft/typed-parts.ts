import type { TypedParts } from '@virasat/will-forms';

export type { TypedParts };

/** Nothing is half typed. */
export const emptyTyped: TypedParts = { dob: null };

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads half-typed parts from storage; what doesn't fit was nothing yet. */
export function readTyped(value: unknown): TypedParts {
  if (typeof value !== 'object' || value === null || !('dob' in value)) return emptyTyped;
  const { dob } = value;
  if (typeof dob !== 'object' || dob === null || !('day' in dob && 'month' in dob && 'year' in dob))
    return emptyTyped;
  const { day, month, year } = dob;
  return isText(day) && isText(month) && isText(year) ? { dob: { day, month, year } } : emptyTyped;
}
