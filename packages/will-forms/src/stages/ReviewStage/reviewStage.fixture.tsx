import { meera } from '@virasat/will-model/fixtures';
import { useState } from 'react';
import { fn, within } from 'storybook/test';
import { STORY_TODAY, stageActions } from '../../stories/stageActions.tsx';
import { reviewTexts } from '../../texts/review.ts';
import { ReviewStage, type ReviewStageProps } from './ReviewStage.tsx';

/** The review of Meera's will, not agreed to yet. */
export const reviewArgs = {
  ...stageActions,
  draft: meera,
  today: STORY_TODAY,
  agreed: false,
  onAgreedChange: fn(),
  onEdit: fn(),
  onWholeChange: fn(),
  onFieldOpen: fn(),
  onSubmit: fn(),
  submitting: false,
};

/** Keeps the tick and the draft, as the wizard does. */
export function ReviewWithTick(props: ReviewStageProps) {
  const [agreed, setAgreed] = useState(props.agreed);
  const [draft, setDraft] = useState(props.draft);
  return (
    <ReviewStage
      {...props}
      draft={draft}
      onWholeChange={(change) => {
        setDraft(change);
        props.onWholeChange(change);
      }}
      agreed={agreed}
      onAgreedChange={(next) => {
        setAgreed(next);
        props.onAgreedChange(next);
      }}
    />
  );
}

export type Canvas = ReturnType<typeof within>;

/** The button that opens or closes a section. */
export const header = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('heading', { level: 2, name: new RegExp(`^${name}`, 'u') })).getByRole('button');

/** The value beside a term, wherever it stands. */
export const answerTo = (canvas: Canvas, term: string): string =>
  canvas.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent ?? '';

/** Waits until the answers have been looked over. */
export async function pointsShown(canvas: Canvas): Promise<void> {
  await canvas.findByRole('button', { name: /^We checked/u });
}

/** Opens every section, once the points to check are there. */
export async function showAll(
  canvas: Canvas,
  userEvent: { click(element: Element): Promise<void> },
): Promise<void> {
  await pointsShown(canvas);
  await userEvent.click(canvas.getByRole('button', { name: reviewTexts.proposed.showAll }));
}
