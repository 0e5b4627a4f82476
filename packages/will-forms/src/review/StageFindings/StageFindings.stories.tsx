import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StageNumber, WillDraft } from '@virasat/will-model';
import { emptyDraft } from '@virasat/will-model';
import type { Finding } from '@virasat/will-model/checks';
import { meera, meeraIn } from '@virasat/will-model/fixtures';
import { useMemo } from 'react';
import { expect, fn } from 'storybook/test';
import type { FieldPlace } from '../../fields/index.ts';
import { STORY_TODAY } from '../../stories/stageActions.tsx';
import { checksTexts } from '../../texts/checks.ts';
import { StageFindings, StageFindingsContext } from './StageFindings.tsx';

interface FindingsOfProps {
  draft: WillDraft;
  stage: StageNumber;
  lang: string;
  onFieldOpen(place: FieldPlace): void;
  onFix(finding: Finding): void;
}

function FindingsOf({ draft, stage, lang, onFieldOpen, onFix }: FindingsOfProps) {
  const value = useMemo(
    () => ({ draft, stage, today: STORY_TODAY, lang, onFieldOpen, onFix }),
    [draft, stage, lang, onFieldOpen, onFix],
  );
  return (
    <StageFindingsContext value={value}>
      <StageFindings />
    </StageFindingsContext>
  );
}

const meta = {
  title: 'Patterns/Review/StageFindings',
  component: FindingsOf,
  args: { draft: meera, stage: 3, lang: 'en', onFieldOpen: fn(), onFix: fn() },
} satisfies Meta<typeof FindingsOf>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Once the answers rest, each finding leads to its field. */
export const AtAssets: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/add up to 85%/u, undefined, { timeout: 3000 })).toBeVisible();
    await expect(canvas.getByText(checksTexts.proposed.atStage)).toBeVisible();
    const [goTo] = canvas.getAllByRole('button', { name: /^Change it/u });
    if (!goTo) throw new Error('The finding has a place');
    await userEvent.click(goTo);
    await expect(args.onFieldOpen).toHaveBeenLastCalledWith(expect.objectContaining({ stage: 3 }));
  },
};

/** Nobody is told of what they have not come to yet. */
export const NotYet: Story = {
  args: { draft: emptyDraft(() => 'blank') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(checksTexts.proposed.atStage)).toBeNull();
  },
};
export const Hindi: Story = { args: { draft: meeraIn('hindi'), lang: 'hi' } };
export const Dark: Story = { ...AtAssets, globals: { theme: 'dark' } };
export const Phone: Story = { ...AtAssets, globals: { viewport: { value: 'phone' } } };
