import { Button, useMediaQuery } from '@virasat/ui';
import { REVIEW_STAGE, type StageNumber, type WillDraft } from '@virasat/will-model';
import { FileText } from 'lucide-react';
import { createContext, use } from 'react';
import { previewTexts } from '../../texts/preview.ts';
import { stageArticles } from './stageArticles.ts';
import type { Watch } from './useWatched.ts';
import { WillPreviewColumn } from './WillPreviewColumn.tsx';
import type { OpenPreview } from './WillPreviewDialog.tsx';

const texts = previewTexts.proposed;
/** From here on there is room for the will beside the form. */
const WIDE = '(min-width: 80rem)';

/** What the preview shows, handed past the stages. Nothing of it changes at a key in one of them. */
export interface WillPreviewValue {
  watchDraft: Watch<WillDraft>;
  stage: StageNumber;
  onFieldOpen(field: string): void;
  onOpen(open: OpenPreview): void;
}

export const WillPreviewContext = createContext<WillPreviewValue | null>(null);

/** The will beside the form, where there is room for it and the stage feeds a part of it. */
export function WillPreviewAside() {
  const preview = use(WillPreviewContext);
  const isWide = useMediaQuery(WIDE);
  if (preview === null || !isWide || stageArticles[preview.stage].length === 0) return null;
  const { watchDraft, stage, onFieldOpen, onOpen } = preview;
  return (
    <WillPreviewColumn
      watchDraft={watchDraft}
      stage={stage}
      onFieldOpen={onFieldOpen}
      onShowWhole={() => onOpen('whole')}
    />
  );
}

/** Opens the will over the page where it doesn't stand beside the form. */
export function WillPreviewButton() {
  const preview = use(WillPreviewContext);
  const isWide = useMediaQuery(WIDE);
  if (preview === null) return null;
  const isReview = preview.stage === REVIEW_STAGE;
  if (isWide && !isReview) return null;
  return (
    <Button
      className="mt-4"
      icon={<FileText aria-hidden size={20} strokeWidth={1.75} />}
      onClick={() => preview.onOpen(isReview ? 'whole' : 'stage')}
    >
      {isReview ? texts.showWhole : texts.preview}
    </Button>
  );
}
