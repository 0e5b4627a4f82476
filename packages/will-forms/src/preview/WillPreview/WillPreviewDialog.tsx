import { Button, Dialog, SkeletonArea } from '@virasat/ui';
import type { StageNumber, WillDraft } from '@virasat/will-model';
import { PartBoundary } from '../../parts/index.ts';
import { previewTexts } from '../../texts/preview.ts';
import { willPreviewText } from './willPreviewPart.ts';

const texts = previewTexts.proposed;
const { Late: WillPreviewText } = willPreviewText;

/** What is open over the page: nothing, the current stage's part of the will, or all of it. */
export type OpenPreview = 'none' | 'stage' | 'whole';

export interface WillPreviewDialogProps {
  draft: WillDraft;
  stage: StageNumber;
  open: OpenPreview;
  onOpenChange(open: OpenPreview): void;
  onFieldOpen(field: string): void;
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
      <PartBoundary place={open} fallback={<SkeletonArea label={texts.title}>{null}</SkeletonArea>}>
        <WillPreviewText {...props} />
      </PartBoundary>
    </Dialog>
  );
}
