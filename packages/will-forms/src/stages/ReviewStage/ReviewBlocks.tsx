import { Alert, Button } from '@virasat/ui';
import type { Ref } from 'react';
import { reviewTexts } from '../../texts/review.ts';
import type { EditableStage, SubmitBlock } from './reviewTypes.ts';

const texts = reviewTexts.proposed;

export interface ReviewBlocksProps {
  blocks: readonly SubmitBlock[];
  onFix(stage: EditableStage): void;
  ref?: Ref<HTMLDivElement>;
}

/** What Submit waits for, each with the way to put it right. It takes focus when Submit is pressed in vain. */
export function ReviewBlocks({ blocks, onFix, ref }: ReviewBlocksProps) {
  return (
    <Alert ref={ref} tone="danger" title={texts.blockedTitle} tabIndex={-1}>
      <ul className="space-y-1">
        {blocks.map(({ key, message, action, stage }) => (
          <li key={key} className="wrap-anywhere">
            <p>{message}</p>
            <Button
              variant="quiet"
              size="dense"
              className="-ms-2 mt-1.5 text-start"
              onClick={() => onFix(stage)}
            >
              {action}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
