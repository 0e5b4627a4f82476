import { type DocumentClient, type SubmitWillResult, submitWill } from '@virasat/api-client';
import { auditGlyphs, composeWill, type PdfEngine, PdfError, type RenderedDocument } from '@virasat/pdf';
import type { SubmissionProgress } from '@virasat/will-forms';
import { toStoredDraft, withLastAnswersOnly } from '@virasat/will-model';
import type { DraftStore } from '../draft/draft-store.ts';
import { rememberUntilAnswered, sendUnanswered, toSend } from '../draft/send-draft.ts';
import { GlyphsMissingError } from './submission-failure.ts';

/** What a submission works with. */
export interface SubmissionParts {
  readonly engine: PdfEngine;
  readonly client: DocumentClient;
  readonly store: DraftStore;
  /** Gives the submission up. Heard until the will is sent, and never after: what is on its way may be charged. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SubmissionProgress) => void;
}

/** How much of the whole is done when the PDF is: how long the sending takes, nobody knows. */
const MADE = 0.7;

/**
 * Makes the PDF of the answers as they are now and hands both in together: of the answers no more than is printed.
 *
 * @throws GlyphsMissingError Where a letter can't be printed; PdfError where the PDF can't be made, with the code
 *   'cancelled' where the submission was given up: then nothing was sent. DocumentServiceError as `submitWill`.
 * @see spec.md section 4, Save and submit
 */
export async function submitDraft({
  engine,
  client,
  store,
  signal,
  onProgress,
}: SubmissionParts): Promise<{ result: SubmitWillResult; pdf: RenderedDocument }> {
  store.flush();
  const sent = store.getSnapshot();
  const document = composeWill(sent.draft);
  const findings = auditGlyphs(document);
  if (findings.length > 0) throw new GlyphsMissingError(findings);
  const pdf = await engine.render(document, {
    createdAt: new Date().toISOString(),
    signal,
    onProgress: ({ step, done }) => onProgress({ step, done: done * MADE }),
  });
  // The writer has the last word: what it can't draw is not sent, whatever was foreseen.
  if (pdf.missing.length > 0) throw new GlyphsMissingError([{ letters: pdf.missing }]);
  if (signal.aborted) throw new PdfError('cancelled', 'The submission was given up before it was sent');
  onProgress({ step: 'sending', done: MADE });
  await sendUnanswered(client, store);
  const { draft, draftKey } = sent;
  const { randNum, baseVersion } = store.getSnapshot();
  const form = toStoredDraft(withLastAnswersOnly(draft));
  const body = { ...toSend({ ...sent, randNum, baseVersion }), form };
  const result = await rememberUntilAnswered(store, { body, draft, draftKey }, () =>
    submitWill(client, { ...body, pdf: pdf.bytes }),
  );
  if (result.rand_num !== null) {
    store.noteAccountCopy({
      randNum: result.rand_num,
      version: result.version,
      draft,
      draftKey,
    });
  }
  return { result, pdf };
}
