import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StageNumber, WillDraft } from '@virasat/will-model';
import { emptyDraft } from '@virasat/will-model';
import type { Finding } from '@virasat/will-model/checks';
import { meera, meeraIn } from '@virasat/will-model/fixtures';
import { expect, fn } from 'storybook/test';
import type { FieldPlace } from '../../fields/index.ts';
import { STORY_TODAY } from '../../stories/stageActions.tsx';
import { checksTexts } from '../../texts/checks.ts';
import { StageFindings } from './StageFindings.tsx';
import { StageFindingsProvider } from './StageFindingsProvider.tsx';
import type { StageBlock } from './stageBlocks.ts';

interface FindingsOfProps {
  draft: WillDraft;
  stage: StageNumber;
  block: StageBlock;
  lang: string;
  onFieldOpen(place: FieldPlace): void;
  onFix(finding: Finding): void;
}

function FindingsOf({ block, ...props }: FindingsOfProps) {
  return (
    <StageFindingsProvider {...props} today={STORY_TODAY}>
      <StageFindings block={block} />
    </StageFindingsProvider>
  );
}

const meta = {
  title: 'Patterns/Review/StageFindings',
  component: FindingsOf,
  args: { draft: meera, stage: 3, block: 'end', lang: 'en', onFieldOpen: fn(), onFix: fn() },
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

/** Under the fields that it is about, and nowhere else; a fix that is pressed takes it away at once. */
export const UnderItsFields: Story = {
  args: { stage: 1, block: 'identity' },
  render: ({ block, ...props }) => (
    <StageFindingsProvider {...props} today={STORY_TODAY}>
      <div data-testid="above">
        <StageFindings block="about" />
      </div>
      <StageFindings block={block} />
      <div data-testid="below">
        <StageFindings block="end" />
      </div>
    </StageFindingsProvider>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const fix = await canvas.findByRole('button', { name: /last four/u }, { timeout: 3000 });
    await expect(canvas.getByTestId('above')).not.toContainElement(fix);
    await expect(canvas.getByTestId('below')).not.toContainElement(fix);
    await userEvent.click(fix);
    await expect(args.onFix).toHaveBeenLastCalledWith(expect.objectContaining({ stage: 1 }));
    await expect(fix).not.toBeInTheDocument();
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
