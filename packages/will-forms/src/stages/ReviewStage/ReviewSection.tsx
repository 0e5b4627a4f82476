import { Button, CollapsibleSection } from '@virasat/ui';
import { stageNames } from '@virasat/will-model';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { reviewTexts } from '../../texts/review.ts';
import type { EditableStage } from './reviewTypes.ts';

const texts = reviewTexts.proposed;

export interface ReviewSectionFrameProps {
  stage: EditableStage;
  open: boolean;
  onOpenChange(open: boolean): void;
  summary: string;
  missing: string | undefined;
  onEdit(stage: EditableStage): void;
  children: ReactNode;
}

/** One section of the review: its name opens and closes it, Edit leads back to its stage. */
export function ReviewSection({
  stage,
  open,
  onOpenChange,
  summary,
  missing,
  onEdit,
  children,
}: ReviewSectionFrameProps) {
  const name = stageNames[stage - 1] ?? '';
  return (
    <CollapsibleSection
      title={name}
      open={open}
      onOpenChange={onOpenChange}
      summary={summary}
      missing={missing}
    >
      {children}
      <Button
        variant="quiet"
        icon={<Pencil aria-hidden className="size-5" strokeWidth={1.75} />}
        className="mt-3 -ms-2"
        onClick={() => onEdit(stage)}
      >
        {texts.edit}
        <span className="sr-only"> {name}</span>
      </Button>
    </CollapsibleSection>
  );
}
