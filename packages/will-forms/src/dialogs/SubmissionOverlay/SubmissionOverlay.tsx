import { Overlay } from '@virasat/ui';
import { dialogTexts as texts } from '../../texts/dialogs.ts';
import type { SubmissionProgress } from '../../wizard/WillWizard/submission.ts';

export interface SubmissionOverlayProps {
  /** From the press of Submit Will until its outcome is known, whichever it is. */
  open: boolean;
  /** How far it has come, where that is known. */
  progress?: SubmissionProgress | undefined;
}

/**
 * Covers the page while the will is made and sent.
 * @see spec.md, section 2, Dialogs around submission
 */
export function SubmissionOverlay({ open, progress }: SubmissionOverlayProps) {
  return (
    <Overlay
      open={open}
      title={texts.creating}
      text={texts.creatingText}
      progress={progress && { text: texts.proposed.makingSteps[progress.step], done: progress.done }}
    />
  );
}
