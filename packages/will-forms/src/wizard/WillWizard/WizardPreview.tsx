import { REVIEW_STAGE, type StageNumber, type WillDraft } from '@virasat/will-model';
import type { Finding } from '@virasat/will-model/checks';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldPlace, placeOfPath } from '../../fields/index.ts';
import {
  type OpenPreview,
  useWatched,
  WillPreviewAside,
  WillPreviewButton,
  WillPreviewContext,
  WillPreviewDialog,
} from '../../preview/WillPreview/index.ts';
import { StageFindings, StageFindingsProvider } from '../../review/StageFindings/index.ts';
import { willLangOf } from '../../stages/ReviewStage/reviewTypes.ts';
import { StageSlotsContext } from '../../stages/StageForm/index.ts';

export interface WizardPreviewProps {
  draft: WillDraft;
  stage: StageNumber;
  today: string;
  onFieldOpen(place: FieldPlace): void;
  /** Applies a finding's fix to the latest answers. */
  onFix(finding: Finding): void;
  children: ReactNode;
}

const slots = {
  aside: <WillPreviewAside />,
  headerAction: <WillPreviewButton />,
  after: <StageFindings block="end" />,
};
/** The review shows everything by itself. */
const reviewSlots = { ...slots, aside: null, after: null };

/** Puts ‹Your will so far› beside every stage, the whole will a press away, and what was found under its fields. */
export function WizardPreview({ draft, stage, today, onFieldOpen, onFix, children }: WizardPreviewProps) {
  const [open, setOpen] = useState<OpenPreview>('none');
  const watchDraft = useWatched(draft);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const value = useMemo(() => {
    const handleFieldOpen = (field: string): void => {
      const place = placeOfPath(field, latest.current);
      setOpen('none');
      // Once the dialog has given focus back: it would take it away again.
      if (place !== null) setTimeout(() => onFieldOpen(place));
    };
    return { watchDraft, stage, onFieldOpen: handleFieldOpen, onOpen: setOpen };
  }, [watchDraft, stage, onFieldOpen]);
  const lang = willLangOf(draft);
  return (
    <WillPreviewContext value={value}>
      <StageFindingsProvider
        draft={draft}
        stage={stage}
        today={today}
        lang={lang}
        onFieldOpen={onFieldOpen}
        onFix={onFix}
      >
        <StageSlotsContext value={stage === REVIEW_STAGE ? reviewSlots : slots}>{children}</StageSlotsContext>
      </StageFindingsProvider>
      <WillPreviewDialog
        draft={draft}
        stage={stage}
        open={open}
        onOpenChange={setOpen}
        onFieldOpen={value.onFieldOpen}
      />
    </WillPreviewContext>
  );
}
