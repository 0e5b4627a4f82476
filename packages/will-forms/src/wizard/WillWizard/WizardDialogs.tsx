import { DocumentPreviewDialog } from '../../dialogs/DocumentPreviewDialog/index.ts';
import { InsufficientBalanceDialog } from '../../dialogs/InsufficientBalanceDialog/index.ts';
import { SubmissionOverlay } from '../../dialogs/SubmissionOverlay/index.ts';
import { UnsavedChangesDialog } from '../../dialogs/UnsavedChangesDialog/index.ts';
import type { Submission } from './submission.ts';

export interface WizardDialogsProps {
  submission: Submission;
  /** Closes the balance dialog. */
  onSubmissionDismiss(): void;
  onPayNow(): void;
  onPreviewClose(): void;
  unsavedChanges: { open: boolean; onCancel(): void; onStartNewWill(): void };
}

/** Everything that opens over the wizard; at most one at a time. */
export function WizardDialogs({
  submission,
  onSubmissionDismiss,
  onPayNow,
  onPreviewClose,
  unsavedChanges,
}: WizardDialogsProps) {
  return (
    <>
      <SubmissionOverlay
        open={submission.status === 'submitting'}
        progress={submission.status === 'submitting' ? submission.progress : undefined}
      />
      {submission.status === 'submitted' && (
        <DocumentPreviewDialog
          open
          pdfLink={submission.pdfLink}
          downloadUrl={submission.downloadUrl}
          canShowPdf={submission.canShowPdf}
          sizeBytes={submission.sizeBytes}
          pages={submission.pages}
          onClose={onPreviewClose}
        />
      )}
      {submission.status === 'insufficient-balance' && (
        <InsufficientBalanceDialog
          open
          messageHtml={submission.messageHtml}
          onCancel={onSubmissionDismiss}
          onPayNow={onPayNow}
        />
      )}
      <UnsavedChangesDialog {...unsavedChanges} />
    </>
  );
}
