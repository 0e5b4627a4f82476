import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyDraft, stageNames, type WillDraft } from '@virasat/will-model';
import { brokenDraft, devanagariNames, largeDraft, meera } from '@virasat/will-model/fixtures';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { stageFindings } from '../../review/StageFindings/stageFindings.ts';
import { STORY_TODAY } from '../../stories/stageActions.tsx';
import { onStagePage } from '../../stories/stageDecorators.tsx';
import { blankDraft, WizardWithDraft } from '../../stories/WizardWithDraft.tsx';
import { assetsTexts } from '../../texts/assets.ts';
import { introTexts } from '../../texts/intro.ts';
import { nomineesTexts } from '../../texts/nominees.ts';
import { personalDetailsTexts } from '../../texts/personalDetails.ts';
import { reviewTexts } from '../../texts/review.ts';
import { wizardTexts } from '../../texts/wizard.ts';
import { wizardBody } from './bodyPart.ts';
import { reviewStage } from './reviewPart.ts';
import { WillWizard } from './WillWizard.tsx';
import { ARRIVING_AFTER_MS } from './WizardArriving.tsx';
import { WizardLoading } from './WizardLoading.tsx';
import type { WillWizardProps } from './wizardProps.ts';

const meta = {
  title: 'Screens/Will wizard/Whole wizard',
  component: WillWizard,
  parameters: { layout: 'fullscreen' },
  decorators: [onStagePage],
  // As the page does while the introduction is read.
  beforeEach: async () => {
    await Promise.all([wizardBody.load(), reviewStage.load()]);
  },
  render: (args) => <WizardWithDraft {...args} />,
  args: {
    draft: meera,
    revision: 0,
    stage: 0,
    today: STORY_TODAY,
    typed: { dob: null, nominee: null },
    onDraftChange: fn(),
    onTypedChange: fn(),
    onStageChange: fn(),
    onTitleChange: fn(),
    save: { state: 'device', time: '12:00 pm', saving: false, onSave: fn() },
    submission: { status: 'idle' },
    onSubmit: fn(),
    onSubmissionDismiss: fn(),
    onPayNow: fn(),
    onPreviewClose: fn(),
    unsavedChanges: { open: false, onCancel: fn(), onStartNewWill: fn() },
  },
} satisfies Meta<typeof WillWizard>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** From the introduction to the review with everything filled in; each stage's heading takes focus. */
export const WalkThrough: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: introTexts.start }));
    for (const [index] of stageNames.slice(0, -1).entries()) {
      const heading = canvas.getByRole('heading', { level: 1 });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(heading).toHaveTextContent(`Step ${index + 1} of 7`);
      await userEvent.click(canvas.getByRole('button', { name: wizardTexts.next }));
      await waitFor(() => expect(args.onStageChange).toHaveBeenLastCalledWith(index + 2));
    }
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Submit Will' })).toBeVisible();
    // Going forward changes no answer.
    await expect(args.onDraftChange).not.toHaveBeenCalled();
  },
};

/** C-22: what is half filled is there again after Previous twice and Next. */
export const HalfFilledStays: Story = {
  args: { draft: blankDraft(), stage: 3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: assetsTexts.proposed.add }));
    await userEvent.selectOptions(canvas.getByLabelText(assetsTexts.proposed.type), 'Vehicle');
    await userEvent.click(canvas.getByRole('button', { name: wizardTexts.previous }));
    await userEvent.click(canvas.getByRole('button', { name: nomineesTexts.proposed.add }));
    await userEvent.type(canvas.getByLabelText(nomineesTexts.proposed.name), 'Asha');
    await userEvent.click(canvas.getByRole('button', { name: wizardTexts.previous }));
    await userEvent.type(canvas.getByLabelText(personalDetailsTexts.proposed.fullName), 'Meera');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '03');
    await userEvent.click(canvas.getByRole('button', { name: wizardTexts.previous }));
    await userEvent.click(canvas.getByRole('button', { name: introTexts.start }));
    await expect(canvas.getByLabelText(personalDetailsTexts.proposed.fullName)).toHaveValue('Meera');
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveValue('03');
  },
};

/** C-28: a nominee with shares asks before it goes; the shares stay, and the asset says 'Unknown'. */
export const RemovedNomineeLeavesUnknown: Story = {
  args: { stage: 2 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove nominee 1, Rohan Deshpande' }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('3 shares');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ nominees: meera.nominees.slice(1), assets: meera.assets }),
    );
    await userEvent.click(canvas.getByRole('button', { name: wizardTexts.next }));
    // Of the flat and of the policy: in words under each bar. Where the window has room, the will beside them says it too.
    const list = await canvas.findByRole('region', { name: /^Your assets/u });
    await waitFor(() => expect(within(list).getAllByText('Unknown')).toHaveLength(2));
  },
};

/** A change of an answer and what it does to a list are one draft in the end; neither is lost. */
export const TwoChangesAtOnce: Story = {
  args: { stage: 2 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      ...meera,
      nominees: meera.nominees.slice(0, 1),
      personalDetails: { ...meera.personalDetails, childrenAsNominees: false },
    });
  },
};

/** After an Edit the stage leads straight back, and the page's title follows the stage and its faults. */
export const EditAndReturn: Story = {
  args: { stage: 7 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Personal Details' }));
    const name = canvas.getByLabelText(personalDetailsTexts.proposed.fullName);
    await expect(args.onTitleChange).toHaveBeenLastCalledWith('Step 1 of 7: Personal Details');
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: wizardTexts.proposed.returnToReview }));
    await waitFor(() =>
      expect(args.onTitleChange).toHaveBeenLastCalledWith('Error: Step 1 of 7: Personal Details'),
    );
    await userEvent.type(name, 'Meera D');
    await userEvent.click(canvas.getByRole('button', { name: wizardTexts.proposed.returnToReview }));
    await waitFor(() => expect(args.onStageChange).toHaveBeenLastCalledWith(7));
  },
};

/** Going back from a refused stage leaves its faults behind: the introduction has none. */
export const BackFromARefusedStage: Story = {
  args: { stage: 1, draft: emptyDraft() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(args.onTitleChange).toHaveBeenLastCalledWith('Error: Step 1 of 7: Personal Details'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await canvas.findByRole('heading', { name: 'Welcome to the Will Creation Form' });
    await expect(args.onTitleChange).toHaveBeenLastCalledWith('Welcome to the Will Creation Form');
  },
};

/** C-22: every section leads to its stage and back, with nothing changed by the way. */
export const EditEachAndReturn: Story = {
  args: { stage: 7 },
  play: async ({ canvas, userEvent, args }) => {
    for (const [index, name] of stageNames.slice(0, -1).entries()) {
      await userEvent.click(canvas.getByRole('button', { name: reviewTexts.proposed.showAll }));
      await userEvent.click(canvas.getByRole('button', { name: `Edit ${name}` }));
      await expect(args.onStageChange).toHaveBeenLastCalledWith(index + 1);
      await userEvent.click(canvas.getByRole('button', { name: wizardTexts.proposed.returnToReview }));
      await waitFor(() => expect(args.onStageChange).toHaveBeenLastCalledWith(7));
    }
    await expect(args.onDraftChange).not.toHaveBeenCalled();
  },
};

/** C-19: a finding about a share leads to that share, also after one above it has gone. */
export const AFindingLeadsToItsShare: Story = {
  args: { stage: 3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Edit asset 1/u }));
    await userEvent.click(canvas.getByRole('button', { name: /^Remove share 1/u }));
    const finding = await canvas.findByText(/seems to make a share depend on a condition/u);
    const goTo = finding.parentElement?.querySelector('button');
    if (!goTo) throw new Error('The finding leads nowhere');
    await userEvent.click(goTo);
    // Aarav's, which is the first now: the comment is his.
    const [shareOfAarav] = canvas.getAllByRole('textbox', { name: 'Share' });
    await waitFor(() => expect(shareOfAarav).toHaveFocus());
  },
};

const agreement = (canvas: Canvas) => canvas.getByRole('checkbox', { name: reviewTexts.agreement });

function AnotherWill(props: WillWizardProps) {
  const [revision, setRevision] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setRevision(1)}>
        Open another will
      </button>
      <WizardWithDraft {...props} revision={revision} />
    </>
  );
}

/** Who has agreed to one will has not agreed to another, which they have yet to read. */
export const AgreedToOneWill: Story = {
  args: { stage: 7 },
  render: (args) => <AnotherWill {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(agreement(canvas));
    await expect(agreement(canvas)).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Open another will' }));
    await expect(agreement(canvas)).not.toBeChecked();
  },
};

/** Nor to what they have changed since; who only looked has agreed still. */
export const AgreedBeforeAChange: Story = {
  args: { stage: 7 },
  play: async ({ canvas, userEvent }) => {
    const toReview = () =>
      userEvent.click(canvas.getByRole('button', { name: wizardTexts.proposed.returnToReview }));
    await userEvent.click(agreement(canvas));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Personal Details' }));
    const name = await canvas.findByLabelText('Full name');
    await toReview();
    await waitFor(() => expect(agreement(canvas)).toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Personal Details' }));
    await expect(name).not.toBeInTheDocument();
    await userEvent.type(await canvas.findByLabelText('Full name'), ' Rao');
    await toReview();
    await waitFor(() => expect(agreement(canvas)).not.toBeChecked());
  },
};

const plot = (id: string) => ({
  id,
  type: 'Others' as const,
  identifier: 'Plot 7',
  description: '',
  nomineeAllocations: [{ nomineeId: 'nominee-rohan', percentage: 100, comment: '' }],
});
const [rohan, ashwini] = meera.executor.commonExecutors;
const twoPlots: WillDraft = {
  ...meera,
  assets: [plot('plot-east'), plot('plot-west')],
  executor: {
    ...meera.executor,
    executorMode: 'separate',
    executorsPerAsset: {
      'plot-east': rohan === undefined ? [] : [rohan],
      'plot-west': ashwini === undefined ? [] : [ashwini],
    },
  },
};

/** C-23: executors stay with their asset, whatever it is called, and go with it alone. */
export const ExecutorsStayWithTheirAsset: Story = {
  args: { stage: 3, draft: twoPlots },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit asset 2, Plot 7' }));
    const identifier = canvas.getByLabelText(assetsTexts.proposed.identifier);
    await userEvent.clear(identifier);
    await userEvent.type(identifier, '__proto__');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove asset 1, Plot 7' }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        assets: [{ ...plot('plot-west'), identifier: '__proto__' }],
        executor: { ...twoPlots.executor, executorsPerAsset: { 'plot-west': [ashwini] } },
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: wizardTexts.next }));
    const panel = await canvas.findByRole('button', { name: /^__proto__/u });
    if (panel.getAttribute('aria-expanded') === 'false') await userEvent.click(panel);
    // In its panel; where the window has room, the will beside it names the executor too.
    const section = panel.closest<HTMLElement>('[data-slot="collapsible-section"]');
    if (section === null) throw new Error('The panel stands in no section');
    await expect(within(section).getByText('Ashwini Kulkarni')).toBeVisible();
    await expect(canvas.queryByText('Plot 7')).not.toBeInTheDocument();
  },
};

/** Ends once everything is read that follows the fields a moment later, so that a picture always shows the same. */
const allRead: NonNullable<Story['play']> = async ({ canvasElement, args: { draft, stage, today } }) => {
  const slots = [
    ...(window.matchMedia('(min-width: 80rem)').matches ? ['will-text'] : []),
    ...(stageFindings(draft, stage, today).length > 0 ? ['stage-findings'] : []),
  ];
  for (const slot of slots) {
    await waitFor(() => expect(canvasElement.querySelector(`[data-slot="${slot}"]`)).not.toBeNull());
  }
};

/** Forty nominees and sixty assets: the size at which typing is measured. */
export const LargeDraft: Story = { args: { stage: 3, draft: largeDraft(40, 60) } };

export const Introduction: Story = { tags: ['visual'] };
export const Review: Story = { args: { stage: 7 } };
export const BrokenDraftInReview: Story = { args: { stage: 7, draft: brokenDraft } };
export const Devanagari: Story = {
  tags: ['visual'],
  args: { stage: 2, draft: devanagariNames },
  play: allRead,
};
export const Notice: Story = { args: { stage: 1, notice: 'Opening "Will of Meera" for editing' } };
export const Submitting: Story = { args: { stage: 7, submission: { status: 'submitting' } } };
export const SubmitFailed: Story = {
  args: { stage: 7, submission: { status: 'failed', message: 'Failed to upload PDF.' } },
};
export const InsufficientBalance: Story = {
  args: {
    stage: 7,
    submission: { status: 'insufficient-balance', messageHtml: '<p>Your balance is <b>₹500</b>.</p>' },
  },
};
export const UnsavedChanges: Story = {
  args: { stage: 3, unsavedChanges: { open: true, onCancel: fn(), onStartNewWill: fn() } },
};
export const Dark: Story = {
  tags: ['visual'],
  args: { stage: 3 },
  globals: { theme: 'dark' },
  play: allRead,
};
export const Phone: Story = {
  tags: ['visual'],
  args: { stage: 3 },
  globals: { viewport: { value: 'phone' } },
  play: allRead,
};

/** A page on which a stage comes only when it is let. */
function WizardOnSlowLine(props: WillWizardProps) {
  const [stage, setStage] = useState(props.stage);
  const [asked, setAsked] = useState(props.stage);
  return (
    <>
      <WillWizard
        {...props}
        stage={stage}
        arriving={asked === stage ? null : asked}
        onStageChange={(next) => {
          setAsked(next);
          props.onStageChange(next);
        }}
      />
      <button type="button" onClick={() => setStage(asked)}>
        Let it come
      </button>
    </>
  );
}

/** On a slow line: the button is busy at once and keeps focus; what is awaited is said when it takes longer. */
export const StageOnItsWay: Story = {
  args: { stage: 6 },
  render: (args) => <WizardOnSlowLine {...args} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const note = canvasElement.querySelector('[data-slot="arriving"]');
    const next = canvas.getByRole('button', { name: wizardTexts.next });
    const pressed = { at: 0 };
    next.addEventListener('click', () => {
      pressed.at = performance.now();
    });
    await userEvent.click(next);
    await waitFor(() => expect(next).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(note).toHaveTextContent('Opening Review…'));
    await expect(performance.now() - pressed.at).toBeGreaterThanOrEqual(ARRIVING_AFTER_MS);
    await expect(note?.parentElement).toHaveRole('status');
    await expect(next).toHaveFocus();
    await userEvent.click(next);
    await expect(args.onStageChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Let it come' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(note).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: wizardTexts.previous }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: wizardTexts.previous })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

/** While the code of the stages is on its way. */
export const StagesOnTheirWay: Story = {
  render: () => <WizardLoading />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(wizardTexts.proposed.loading)).toBeInTheDocument();
  },
};
