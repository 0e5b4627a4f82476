import { composeWill } from '@virasat/pdf';
import type { StageNumber, WillDraft } from '@virasat/will-model';
import { useDeferredValue, useMemo } from 'react';
import { WillText } from '../WillText/index.ts';
import { stageArticles } from './stageArticles.ts';

export interface WillPreviewTextProps {
  draft: WillDraft;
  stage: StageNumber;
  /** The stage's part of the will, or all of it. */
  open: 'none' | 'stage' | 'whole';
  onFieldOpen(field: string): void;
}

/** What stands in the dialog of the preview. */
export function WillPreviewText({ draft, stage, open, onFieldOpen }: WillPreviewTextProps) {
  // The dialog opens first; a long will follows.
  const seen = useDeferredValue(draft);
  const document = useMemo(() => composeWill(seen), [seen]);
  return (
    <WillText
      document={document}
      articles={open === 'stage' ? stageArticles[stage] : undefined}
      onFieldOpen={onFieldOpen}
    />
  );
}
