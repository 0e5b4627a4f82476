import { Button, SkeletonArea } from '@virasat/ui';
import type { StageNumber, WillDraft } from '@virasat/will-model';
import { useId } from 'react';
import { previewTexts } from '../../texts/preview.ts';
import { WillText } from '../WillText/index.ts';
import { stageArticles } from './stageArticles.ts';
import { useSettledWill } from './useSettledWill.ts';
import type { Watch } from './useWatched.ts';

const texts = previewTexts.proposed;

export interface WillPreviewColumnProps {
  watchDraft: Watch<WillDraft>;
  stage: StageNumber;
  onFieldOpen(field: string): void;
  onShowWhole(): void;
}

/** The preview beside the form. It is no live region: what it says follows from what was typed. */
export function WillPreviewColumn({ watchDraft, stage, onFieldOpen, onShowWhole }: WillPreviewColumnProps) {
  const headingId = useId();
  const { document, changes } = useSettledWill(watchDraft, stageArticles[stage]);
  return (
    <section
      aria-labelledby={headingId}
      data-slot="will-preview"
      className="sticky top-6 flex max-h-[calc(100dvh-9rem)] flex-col gap-3 pb-6 print:hidden"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headingId} className="font-display text-h4 font-medium text-ink">
          {texts.title}
        </h2>
        <Button variant="quiet" size="dense" onClick={onShowWhole}>
          {texts.showWhole}
        </Button>
      </div>
      <p className="text-sm text-ink-3">
        {texts.hint} <span className="sr-only">{texts.hintForKeys}</span>
      </p>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain pe-1 pb-2">
        {document === null ? (
          <SkeletonArea label={texts.title}>{null}</SkeletonArea>
        ) : (
          <WillText
            document={document}
            articles={stageArticles[stage]}
            changes={changes}
            onFieldOpen={onFieldOpen}
          />
        )}
      </div>
    </section>
  );
}
