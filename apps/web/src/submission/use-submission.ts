import { useMutation, useQueryClient } from '@tanstack/react-query';
import { documentsKey, submitWill } from '@virasat/api-client';
import { auditGlyphs, composeWill } from '@virasat/pdf';
import type { Submission } from '@virasat/will-forms';
import { useCallback, useEffect, useState } from 'react';
import { useAccount } from '../account/account-context.tsx';
import { isUnderWay } from '../app/is-under-way.ts';
import { pdfEngine } from '../app/pdf-engine.ts';
import { toSend } from '../draft/send-draft.ts';
import { DRAFT_SCOPE } from '../draft/use-account-save.ts';
import { GlyphsMissingError, submissionFailure } from './submission-failure.ts';

const SUBMITTING = ['documents', 'submit'];

/** The submitting of the will on screen. */
export interface WillSubmission {
  submission: Submission;
  submit(): void;
  /** Puts a failure or a refusal away; the answers stay. */
  dismiss(): void;
}

/** The address of bytes that the browser holds, until they are let go. */
function useBlobUrl(bytes: Uint8Array | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (bytes === null) return;
    const made = URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }));
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [bytes]);
  return url;
}

/**
 * Makes the PDF here and hands it in with the answers it was made from.
 *
 * @see spec.md section 4, Save and submit
 */
export function useSubmission(): WillSubmission {
  const { client, store } = useAccount();
  const queryClient = useQueryClient();
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationKey: SUBMITTING,
    scope: DRAFT_SCOPE,
    // A service elsewhere might charge twice.
    retry: false,
    mutationFn: async () => {
      store.flush();
      const sent = store.getSnapshot();
      const findings = auditGlyphs(composeWill(sent.draft));
      if (findings.length > 0) throw new GlyphsMissingError(findings);
      const pdf = await pdfEngine().renderWill(sent.draft, { createdAt: new Date().toISOString() });
      // The writer has the last word: what it can't draw is not sent, whatever was foreseen.
      if (pdf.missing.length > 0) throw new GlyphsMissingError([{ letters: pdf.missing }]);
      const result = await submitWill(client, { ...toSend(sent), pdf: pdf.bytes });
      if (result.rand_num !== null) {
        store.noteAccountCopy({
          randNum: result.rand_num,
          version: result.version,
          draft: sent.draft,
          draftKey: sent.draftKey,
        });
      }
      return { result, pdf };
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: documentsKey }),
  });
  const isSubmitted = data?.result.outcome === 'submitted';
  const downloadUrl = useBlobUrl(isSubmitted ? data.pdf.bytes : null);
  const submit = useCallback(() => {
    if (!isUnderWay(queryClient, SUBMITTING)) mutate();
  }, [queryClient, mutate]);

  return { submission: toSubmission(), submit, dismiss: reset };

  function toSubmission(): Submission {
    if (isPending) return { status: 'submitting' };
    if (error !== null) return { status: 'failed', message: submissionFailure(error) };
    if (data === undefined) return { status: 'idle' };
    const { result, pdf } = data;
    if (result.outcome === 'insufficient-balance')
      return { status: result.outcome, messageHtml: result.messageHtml };
    // The address of the bytes is there one moment later; until then the overlay stays.
    if (downloadUrl === null) return { status: 'submitting' };
    return {
      status: 'submitted',
      pdfLink: result.pdfLink,
      downloadUrl,
      canShowPdf: navigator.pdfViewerEnabled,
      sizeBytes: pdf.bytes.byteLength,
      pages: pdf.pages,
    };
  }
}
