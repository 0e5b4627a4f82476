import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StageNumber, WillDraft } from '@virasat/will-model';
import { emptyDraft } from '@virasat/will-model';
import type { Finding } from '@virasat/will-model/checks';
import { meera, meeraIn } from '@virasat/will-model/fixtures';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { FieldPlace } from '../../fields/index.ts';
import { assetIdPrefix } from '../../stages/AssetsStage/assetsPlaces.ts';
import { AssetsStage } from '../../stages/AssetsStage/index.ts';
import { STORY_TODAY, stageActions } from '../../stories/stageActions.tsx';
import { onStagePage } from '../../stories/stageDecorators.tsx';
import { checksTexts } from '../../texts/checks.ts';
import { StageFindings } from './StageFindings.tsx';
import { StageFindingsProvider } from './StageFindingsProvider.tsx';
import { cardBlock, type StageBlock } from './stageBlocks.ts';

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
  args: {
    draft: meera,
    stage: 3,
    block: cardBlock(assetIdPrefix('asset-deposit')),
    lang: 'en',
    onFieldOpen: fn(),
    onFix: fn(),
  },
} satisfies Meta<typeof FindingsOf>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Once the answers rest, each finding leads to its field: on this very stage, so it names no other. */
export const AtAssets: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/add up to 85%/u)).toBeVisible();
    await expect(canvas.getByText(checksTexts.proposed.atStage)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Change it/u })).toBeNull();
    const [goTo] = canvas.getAllByRole('button', { name: 'Go to this answer' });
    if (!goTo) throw new Error('The finding has a place');
    await expect(goTo).toHaveAccessibleDescription(/add up to 85%/u);
    await userEvent.click(goTo);
    await expect(args.onFieldOpen).toHaveBeenLastCalledWith(expect.objectContaining({ stage: 3 }));
  },
};

/** In the card of the item that they are about, and in no other; in an open card under its fields. */
export const InItsCard: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [onStagePage],
  render: ({ block: _, ...props }) => (
    <StageFindingsProvider {...props} today={STORY_TODAY}>
      <AssetsStage
        {...stageActions}
        assets={props.draft.assets}
        nominees={props.draft.nominees}
        newNominee={{ typed: null, onTypedChange: fn(), onNomineeAdd: fn() }}
        onChange={fn()}
        onNext={fn()}
      />
    </StageFindingsProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByText(/add up to 85%/u);
    const card = text.closest<HTMLElement>('[data-slot="list-card"]');
    if (card === null) throw new Error('The finding stands in no card');
    await expect(within(card).getByRole('heading', { name: /HDFC fixed deposit/u })).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: /^Edit asset 2/u }));
    await expect(within(card).getByRole('group', { name: 'Asset 2' })).toHaveTextContent(/add up to 85%/u);
    await expect(canvas.getAllByText(/add up to 85%/u)).toHaveLength(1);
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
    const fix = await canvas.findByRole('button', { name: /last four/u });
    await expect(canvas.getByTestId('above')).not.toContainElement(fix);
    await expect(canvas.getByTestId('below')).not.toContainElement(fix);
    await userEvent.click(fix);
    await waitFor(() => expect(args.onFix).toHaveBeenLastCalledWith(expect.objectContaining({ stage: 1 })));
    await waitFor(() => expect(fix).not.toBeInTheDocument());
  },
};

/** Nobody is told of what they have not come to yet. */
export const NotYet: Story = {
  args: { draft: emptyDraft(() => 'blank') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(checksTexts.proposed.atStage)).toBeNull();
  },
};
export const Hindi: Story = {
  args: { draft: meeraIn('hindi'), lang: 'hi' },
  play: async ({ canvas }) => {
    const [goTo] = await canvas.findAllByRole('button', { name: 'इस उत्तर पर जाएँ' });
    await expect(goTo?.closest('[lang]')).toHaveAttribute('lang', 'hi');
  },
};
export const Dark: Story = { ...AtAssets, globals: { theme: 'dark' } };
export const Phone: Story = { ...AtAssets, globals: { viewport: { value: 'phone' } } };
