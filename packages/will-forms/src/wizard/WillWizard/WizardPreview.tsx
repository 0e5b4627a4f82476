import type { StageNumber, WillDraft } from '@virasat/will-model';
import { type ReactNode, useMemo, useState } from 'react';
import { type FieldPlace, placeOfPath } from '../../fields/index.ts';
import {
  type OpenPreview,
  WillPreviewAside,
  WillPreviewButton,
  WillPreviewContext,
  WillPreviewDialog,
} from '../../preview/WillPreview/index.ts';
import { StageSlotsContext } from '../../stages/StageForm/index.ts';

export interface WizardPreviewProps {
  draft: WillDraft;
  stage: StageNumber;
  onFieldOpen(place: FieldPlace): void;
  children: ReactNode;
}

const slots = { aside: <WillPreviewAside />, headerAction: <WillPreviewButton /> };
const reviewSlots = { ...slots, aside: null };

/** Puts ‹Your will so far› beside every stage, and the whole will a press away. */
export function WizardPreview({ draft, stage, onFieldOpen, children }: WizardPreviewProps) {
  const [open, setOpen] = useState<OpenPreview>('none');
  const value = useMemo(() => {
    const handleFieldOpen = (field: string): void => {
      const place = placeOfPath(field, draft);
      setOpen('none');
      // Once the dialog has given focus back: it would take it away again.
      if (place !== null) setTimeout(() => onFieldOpen(place));
    };
    return { draft, stage, onFieldOpen: handleFieldOpen, onOpen: setOpen };
  }, [draft, stage, onFieldOpen]);
  return (
    <WillPreviewContext value={value}>
      <StageSlotsContext value={stage === 7 ? reviewSlots : slots}>{children}</StageSlotsContext>
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
