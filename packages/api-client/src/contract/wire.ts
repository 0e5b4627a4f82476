import { z } from 'zod';

const decimal = /^-?\d+(\.\d+)?$/;

/** A text in an answer; services written elsewhere send null, or nothing, for an empty one. Read as ''. */
export const wireText = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

/** A text or number in an answer, read as text: ids and statuses come as either. Nothing is read as ''. */
export const wireIdentifier = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : String(value)));

/** A number in an answer, also where it comes as text ('2499'). */
export const wireNumber = z.union([
  z.number(),
  z.string().trim().regex(decimal, 'is not a number').transform(Number),
]);

/** A yes or no in an answer, also where it comes as text. Nothing is read as no. */
export const wireFlag = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
  .nullish()
  .transform((value) => value ?? false);

/**
 * A short text in a request that the service keeps in a column of its own.
 * NUL is refused because PostgreSQL can't store it.
 */
export const shortText = (mostLetters: number) =>
  z
    .string()
    .max(mostLetters)
    .refine((text) => !text.includes('\0'), 'must not hold a NUL character');
