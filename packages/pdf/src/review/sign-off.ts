import type { WillLanguage } from '@virasat/will-model';
import { z } from 'zod';
import signOffFile from './sign-off.json' with { type: 'json' };

const hashSchema = z.string().regex(/^[0-9a-f]{16}$/);

const entrySchema = z.object({
  /** Of the text as it stands in the wording. */
  hash: hashSchema,
  /** Who has read and approved the text, on which day, and the hash of the text that they read. */
  signedOff: z.object({ who: z.string().trim().min(1), when: z.iso.date(), hash: hashSchema }).optional(),
});

/** One entry a text and language. */
export const signOffSchema = z.record(
  z.string(),
  z.object({ english: entrySchema, hindi: entrySchema, marathi: entrySchema }),
);
export type SignOffs = z.infer<typeof signOffSchema>;
export type SignOffEntry = z.infer<typeof entrySchema>;

/** How far the review of a text in one language is. */
export type SignOffState =
  | { readonly state: 'not-signed-off' }
  | { readonly state: 'signed-off'; readonly who: string; readonly when: string }
  /** The text has changed since somebody approved it. */
  | { readonly state: 'changed-since'; readonly who: string; readonly when: string };

/** Reads one entry. */
export function stateOf({ hash, signedOff }: SignOffEntry): SignOffState {
  if (signedOff === undefined) return { state: 'not-signed-off' };
  const { who, when } = signedOff;
  return { state: signedOff.hash === hash ? 'signed-off' : 'changed-since', who, when };
}

const signOffs = signOffSchema.parse(signOffFile);

/** How far the review of a text is; one that nobody has entered is not signed off. */
export function signOffOf(key: string, language: WillLanguage): SignOffState {
  const entry = Object.hasOwn(signOffs, key) ? signOffs[key] : undefined;
  return entry === undefined ? { state: 'not-signed-off' } : stateOf(entry[language]);
}
