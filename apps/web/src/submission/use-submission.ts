import { useMutation, useQueryClient } from '@tanstack/react-query';
import { documentsKey } from '@virasat/api-client';
import type { Submission, SubmissionProgress } from '@virasat/will-forms';
import { REVIEW_STAGE, type StageNumber } from '@virasat/will-model';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAccount } from '../account/account-context.tsx';
import { DRAFT_SCOPE } from '../draft/use-account-save.ts';
import { PartMissingError, submissionFailure } from './submission-failure.ts';

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

/** What a submission begins with, before the engine has said anything. */
const BEGUN: SubmissionProgress = { step: 'fonts', done: 0 };

const isGivenUp = (error: Error): boolean => 'code' in error && error.code === 'cancelled';

/** The engine of the PDF and what it is fed with: nobody needs them before the review. */
const loadPdfSide = () =>
  Promise.all([import('./submit-draft.ts'), import('../app/pdf-engine.ts')]).catch((cause: unknown) => {
    throw new PartMissingError('The code that makes the PDF could not be loaded', { cause });
  });

/**
 * Makes the PDF here and hands it in with the answers it was made from. Whoever leaves the review while the PDF is being
 * made has not submitted: nothing is sent. Once it is on its way it can't be taken back.
 *
 * @param stage The stage that is asked for, on screen or on its way there.
 * @see spec.md section 4, Save and submit
 */
export function useSubmission(stage: StageNumber): WillSubmission {
  const { client, store, accountSave } = useAccount();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState(BEGUN);
  const making = useRef<AbortController | null>(null);
  const isSending = useRef(false);
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationKey: ['documents', 'submit'],
    scope: DRAFT_SCOPE,
    // A service elsewhere might charge twice.
    retry: false,
    mutationFn: async (signal: AbortSignal) => {
      const [{ submitDraft }, { pdfEngine }] = await loadPdfSide();
      const onProgress = (next: SubmissionProgress): void => {
        isSending.current = next.step === 'sending';
        setProgress(next);
      };
      return submitDraft({ engine: pdfEngine(), client, store, signal, onProgress });
    },
    onError: accountSave.noteFailedSubmit,
    onSettled: (_data, _error, signal) => {
      if (making.current?.signal === signal) {
        making.current = null;
        isSending.current = false;
      }
      return queryClient.invalidateQueries({ queryKey: documentsKey });
    },
  });
  const isSubmitted = data?.result.outcome === 'submitted';
  const downloadUrl = useBlobUrl(isSubmitted ? data.pdf.bytes : null);
  const submit = useCallback(() => {
    if (making.current !== null) return;
    making.current = new AbortController();
    setProgress(BEGUN);
    mutate(making.current.signal);
  }, [mutate]);
  useEffect(() => {
    if (stage !== REVIEW_STAGE) return undefined;
    return () => {
      if (isSending.current) return;
      making.current?.abort();
      making.current = null;
      // Nor is what came of it said on another stage, or of another will.
      reset();
    };
  }, [stage, reset]);

  return { submission: toSubmission(), submit, dismiss: reset };

  function toSubmission(): Submission {
    if (isPending) return { status: 'submitting', progress };
    if (error !== null && isGivenUp(error)) return { status: 'idle' };
    if (error !== null) return { status: 'failed', message: submissionFailure(error) };
    if (data === undefined) return { status: 'idle' };
    const { result, pdf } = data;
    if (result.outcome === 'insufficient-balance')
      return { status: result.outcome, messageHtml: result.messageHtml };
    // The address of the bytes is there one moment later; until then the overlay stays.
    if (downloadUrl === null) return { status: 'submitting', progress };
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
