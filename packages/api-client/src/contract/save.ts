import { z } from 'zod';
import { FORM_NAME, LIMITS, PRODUCT_ID } from './constants.ts';
import { storedFormSchema } from './stored-form.ts';
import { wireIdentifier, wireText } from './wire.ts';

/** Base64 has four letters for every three bytes. */
const mostPdfLetters = Math.ceil(LIMITS.pdfBytes / 3) * 4;

const draftRequest = storedFormSchema.extend({
  product_id: z.literal(PRODUCT_ID),
  form_name: z.literal(FORM_NAME),
  /** '0' for a draft that has no number yet. */
  rand_num: z.string().regex(/^\d{1,20}$/, 'must be decimal digits'),
  /** Additive: a UUID kept with the draft. The same key gives the same `rand_num`, so a repeat makes no second draft. */
  draft_key: z.uuid().optional(),
  /** Additive: the version that the change was made on. Another one in the service gives 409. */
  base_version: z.int().positive().optional(),
});

/** 'save': keeps a draft, finished or not (spec.md section 7, Save draft). */
export const saveRequestSchema = draftRequest.extend({ action: z.literal('save') });
export type SaveRequest = z.infer<typeof saveRequestSchema>;

/** 'savepdf': keeps the draft and its PDF and completes the document (spec.md section 7, Submit). */
export const submitRequestSchema = draftRequest.extend({
  action: z.literal('savepdf'),
  pdf_base64: z.base64().min(1).max(mostPdfLetters),
});
export type SubmitRequest = z.infer<typeof submitRequestSchema>;

/** The answer to 'save'. A service that knows only the specified fields leaves out `success` and `version`. */
export const saveAnswerSchema = z.looseObject({
  success: z.boolean().nullish(),
  message: z.string().nullish(),
  rand_num: wireIdentifier,
  version: z.int().nullish(),
});
export type SaveAnswer = z.input<typeof saveAnswerSchema>;

/** The answer to 'savepdf': a link on success; a message in HTML and a top-up link where the money is missing. */
export const submitAnswerSchema = z.looseObject({
  success: z.boolean(),
  // Whatever its kind: what isn't a text is no message, and the screen says its own (case C-52).
  message: z.unknown().optional(),
  rechargeUrl: z.unknown().optional(),
  pdfLink: wireText,
  rand_num: wireIdentifier,
  version: z.int().nullish(),
});
/** What the service sends, in exact kinds; the schema reads it more loosely. */
export type SubmitAnswer =
  | { success: true; message: string; pdfLink: string; rand_num: string; version: number }
  | {
      success: false;
      code: 'INSUFFICIENT_BALANCE';
      /** HTML. */
      message: string;
      rechargeUrl: string;
      rand_num: string;
      version: number;
    };
