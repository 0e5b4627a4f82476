import { composeWill } from '@virasat/pdf';
import { Button, Dialog } from '@virasat/ui';
import type { StageNumber, WillDraft } from '@virasat/will-model';
import { useDeferredValue, useMemo } from 'react';
import { previewTexts } from '../../texts/preview.ts';
import { WillText } from '../WillText/index.ts';
import { stageArticles } from './stageArticles.ts';

const texts = previewTexts.proposed;

/** What is open over the page: nothing, the current stage's part of the will, or all of it. */
export type OpenPreview = 'none' | 'stage' | 'whole';

export interface WillPreviewDialogProps {
  draft: WillDraft;
  stage: StageNumber;
  open: OpenPreview;
  onOpenChange(open: OpenPreview): void;
  onFieldOpen(field: string): void;
}

function PreviewText({ draft, stage, open, onFieldOpen }: WillPreviewDialogProps) {
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

/** The will over the page: a sheet at the side for the stage's part, a wide dialog for all of it. */
export function WillPreviewDialog(props: WillPreviewDialogProps) {
  const { open, onOpenChange } = props;
  const close = (): void => onOpenChange('none');
  return (
    <Dialog
      open={open !== 'none'}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title={open === 'whole' ? texts.wholeTitle : texts.title}
      description={
        <>
          {texts.hint} <span className="sr-only">{texts.hintForKeys}</span>
        </>
      }
      size={open === 'stage' ? 'side' : 'wide'}
      actions={
        <>
          <Button onClick={close}>{texts.close}</Button>
          {open === 'stage' && <Button onClick={() => onOpenChange('whole')}>{texts.showWhole}</Button>}
        </>
      }
    >
      <PreviewText {...props} />
    </Dialog>
  );
}
