import { z } from 'zod';
import { toBase64 } from '../base64.ts';
import { type CallOptions, type DocumentClient, TIMEOUTS } from '../client.ts';
import { submitAnswerSchema } from '../contract/save.ts';
import { InvalidResponseError, RefusedError } from '../errors.ts';
import { type DraftToSave, draftFields } from './draft.ts';

/** A finished draft and its PDF. */
export interface WillToSubmit extends DraftToSave {
  pdf: Uint8Array;
}

/** What became of a submit. */
export type SubmitWillResult =
  | { outcome: 'submitted'; pdfLink: string; rand_num: string; version: number | null }
  | {
      outcome: 'insufficient-balance';
      /** The service's HTML; to be sanitised before it is shown. */
      messageHtml: string;
      rechargeUrl: string;
      /** The draft's id, which the service may have given on the way; null where it said none. */
      rand_num: string | null;
      version: number | null;
    };

const refusal = z.object({ message: z.string().trim().min(1), rechargeUrl: z.string().min(1) });

/**
 * Keeps the draft and its PDF and completes the document, charging for it.
 *
 * @throws RefusedError where the service said no without a message and a top-up link; ConflictError, NotFoundError,
 *   TooLargeError and any other DocumentServiceError. For all of them the screen says 'Failed to upload PDF.'
 * @see spec.md section 4, Save and submit
 */
export async function submitWill(
  client: DocumentClient,
  will: WillToSubmit,
  { signal }: CallOptions = {},
): Promise<SubmitWillResult> {
  const action = 'savepdf';
  const body = { ...draftFields(will), action, pdf_base64: toBase64(will.pdf) } as const;
  const answer = await client.postToDocuments(body, {
    action,
    answer: submitAnswerSchema,
    timeoutMs: TIMEOUTS.submit,
    signal,
  });
  const version = answer.version ?? null;
  if (answer.success) {
    if (answer.pdfLink === '') throw new InvalidResponseError(action);
    return {
      outcome: 'submitted',
      pdfLink: answer.pdfLink,
      rand_num: answer.rand_num === '' ? will.rand_num : answer.rand_num,
      version,
    };
  }
  const refused = refusal.safeParse(answer);
  if (!refused.success)
    throw new RefusedError(action, typeof answer.message === 'string' ? answer.message : null);
  return {
    outcome: 'insufficient-balance',
    messageHtml: refused.data.message,
    rechargeUrl: refused.data.rechargeUrl,
    rand_num: answer.rand_num === '' ? null : answer.rand_num,
    version,
  };
}
