import { z } from 'zod';
import { readIsoDate } from '../dates/iso-date.ts';

/** Older documents hold some numbers as text and some texts as numbers. */
export const textShape = z.union([z.string(), z.number().transform(String)]);
export const wholeNumberShape = z.union([
  z.int().nonnegative(),
  z
    .string()
    .trim()
    .regex(/^\d{1,6}$/)
    .transform(Number),
  z.literal('').transform(() => null),
  z.null(),
]);
export const booleanShape = z.union([
  z.boolean(),
  z.enum(['yes', 'true']).transform(() => true),
  z.enum(['no', 'false']).transform(() => false),
]);
export const dobShape = z.union([
  z.literal(''),
  z.string().refine((text) => readIsoDate(text) !== null),
  // An instant written by an older version: its own day, as it was written.
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T/)
    .transform((text) => text.slice(0, 10))
    .refine((text) => readIsoDate(text) !== null),
]);

export const yesNoShape = z.union([
  z.enum(['yes', 'no', '']),
  z.literal(true).transform(() => 'yes' as const),
  z.literal(false).transform(() => 'no' as const),
]);
