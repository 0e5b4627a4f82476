import { Button } from '@virasat/ui';
import { useMemo, useState } from 'react';
import { reviewTexts } from '../../texts/review.ts';
import { lostShares } from './lostShares.ts';
import { ReviewSection } from './ReviewSection.tsx';
import { missingIn, reviewSections } from './reviewSections.ts';
import type { EditableStage, ReviewSectionProps } from './reviewTypes.ts';

const texts = reviewTexts.proposed;
const allStages = reviewSections.map(({ stage }) => stage);

/** The six sections of the review; the first is open at the start, and several may be open at once. */
export function ReviewSections({ draft, today, onEdit }: ReviewSectionProps) {
  const [open, setOpen] = useState<ReadonlySet<EditableStage>>(new Set([1]));
  const lost = useMemo(() => lostShares(draft), [draft]);
  const isAllOpen = open.size === allStages.length;

  function handleOpenChange(stage: EditableStage, isOpen: boolean): void {
    setOpen((before) => new Set([...before].filter((other) => other !== stage).concat(isOpen ? stage : [])));
  }

  return (
    <div>
      <div className="flex justify-end pb-1">
        <Button variant="quiet" onClick={() => setOpen(new Set(isAllOpen ? [] : allStages))}>
          {isAllOpen ? texts.hideAll : texts.showAll}
        </Button>
      </div>
      {reviewSections.map(({ stage, Content, summarise }) => (
        <ReviewSection
          key={stage}
          stage={stage}
          open={open.has(stage)}
          onOpenChange={(isOpen) => handleOpenChange(stage, isOpen)}
          summary={summarise(draft)}
          missing={missingIn(stage, draft, today, lost)}
          onEdit={onEdit}
        >
          <Content draft={draft} today={today} onEdit={onEdit} />
        </ReviewSection>
      ))}
    </div>
  );
}
