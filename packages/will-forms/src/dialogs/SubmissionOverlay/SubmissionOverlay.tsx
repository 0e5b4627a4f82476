import { Overlay } from '@virasat/ui';
import { dialogTexts as texts } from '../../texts/dialogs.ts';

export interface SubmissionOverlayProps {
  /** From the press of Submit Will until its outcome is known, whichever it is. */
  open: boolean;
}

/**
 * Covers the page while the will is made and sent.
 * @see spec.md, section 2, Dialogs around submission
 */
export function SubmissionOverlay({ open }: SubmissionOverlayProps) {
  return <Overlay open={open} title={texts.creating} text={texts.creatingText} />;
}
