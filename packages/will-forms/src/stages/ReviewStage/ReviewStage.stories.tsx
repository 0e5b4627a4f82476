import type { Meta, StoryObj } from '@storybook/react-vite';
import { reviewMessages, type WillDraft } from '@virasat/will-model';
import { unacknowledged, withAcknowledged } from '@virasat/will-model/checks';
import { brokenDraft, devanagariNames, longNames, meera } from '@virasat/will-model/fixtures';
import { expect, screen, waitFor } from 'storybook/test';
import { reportOn } from '../../review/reportOn.ts';
import { STORY_TODAY } from '../../stories/stageActions.tsx';
import { onStagePage } from '../../stories/stageDecorators.tsx';
import { checksTexts } from '../../texts/checks.ts';
import { reviewTexts, termsPoints } from '../../texts/review.ts';
import { ReviewStage } from './ReviewStage.tsx';
import {
  answerTo,
  header,
  pointsShown,
  ReviewWithTick,
  reviewArgs,
  showAll,
} from './reviewStage.fixture.tsx';

const texts = reviewTexts.proposed;
const checks = checksTexts.proposed;

/** The draft with every point ticked as read. */
function allRead(draft: WillDraft): WillDraft {
  const { findings } = reportOn(draft, STORY_TODAY);
  return withAcknowledged(draft, findings, unacknowledged(draft, findings), true);
}

const meta = {
  title: 'Screens/Will wizard/7 Review',
  component: ReviewStage,
  parameters: { layout: 'fullscreen' },
  decorators: [onStagePage],
  render: (args) => <ReviewWithTick {...args} />,
  args: reviewArgs,
} satisfies Meta<typeof ReviewStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const SECTIONS = [
  'Personal Details',
  'Nominees',
  'Assets',
  'Executor Details',
  'Residuary Clause',
  'Other Information',
];
/** Six sections, the first open; each header opens and closes its own, and several may be open. */
export const Sections: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    for (const name of SECTIONS) {
      await expect(header(canvas, name)).toHaveAttribute(
        'aria-expanded',
        String(name === 'Personal Details'),
      );
    }
    await userEvent.click(header(canvas, 'Nominees'));
    await expect(header(canvas, 'Personal Details')).toHaveAttribute('aria-expanded', 'true');
    await expect(header(canvas, 'Nominees')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(header(canvas, 'Personal Details'));
    await expect(header(canvas, 'Personal Details')).toHaveAttribute('aria-expanded', 'false');
    await pointsShown(canvas);
  },
};

/** Everything that was answered, in words; the ID number hidden until asked for. */
export const Filled: Story = {
  tags: ['visual', 'visual-lang', 'visual-a11y'],
  play: async ({ canvas, userEvent }) => {
    await showAll(canvas, userEvent);
    await expect(answerTo(canvas, 'Date of birth')).toBe('27 March 1984 (age 42)');
    await expect(answerTo(canvas, "Husband's Name")).toBe('Rohan Deshpande');
    await expect(answerTo(canvas, 'Children')).toBe('Aarav Deshpande, 12\nश्रीकांत देशपांडे, 7');
    await expect(canvas.getByText('XXXX XXXX 0124')).toBeVisible();
    await expect(canvas.queryByText('2345 6789 0124')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: texts.showId }));
    await expect(canvas.getByText('2345 6789 0124')).toBeVisible();
    await expect(canvas.getByText(texts.unshared(15))).toBeVisible();
    await expect(answerTo(canvas, texts.valueLimit)).toBe('₹ 25,00,000');
    await expect(answerTo(canvas, texts.caretaker)).toBe('Ashwini Kulkarni');
    await userEvent.click(canvas.getByRole('button', { name: texts.hideAll }));
    await expect(header(canvas, 'Assets')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const EditLeadsToItsStage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await showAll(canvas, userEvent);
    for (const [at, name] of SECTIONS.entries()) {
      await userEvent.click(canvas.getByRole('button', { name: `${texts.edit} ${name}` }));
      await expect(args.onEdit).toHaveBeenLastCalledWith(at + 1);
    }
  },
};

/** The terms open by their header, and say every point of the specification. */
export const Terms: Story = {
  play: async ({ canvas, userEvent }) => {
    const terms = canvas.getByRole('button', { name: 'Important Terms and Conditions' });
    await expect(terms).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(terms);
    for (const point of termsPoints) await waitFor(() => expect(canvas.getByText(point)).toBeVisible());
  },
};

/** Submit says why it waits, takes focus to the box, and ticking clears the message. */
export const NotAgreed: Story = {
  tags: ['visual'],
  args: { draft: allRead(meera) },
  play: async ({ canvas, userEvent, args }) => {
    const submit = canvas.getByRole('button', { name: 'Submit Will' });
    const box = canvas.getByRole('checkbox', {
      name: 'I have reviewed all the information and agree to the terms and conditions above',
    });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(submit);
    await expect(canvas.getByText(reviewMessages.notAgreed)).toBeVisible();
    await expect(box).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(canvas.queryByText(reviewMessages.notAgreed)).not.toBeInTheDocument();
    await userEvent.click(submit);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await pointsShown(canvas);
  },
};

/** A share of nobody: Review shows it, and Submit leads to it instead of submitting. */
export const Unknown: Story = {
  tags: ['visual'],
  args: { draft: brokenDraft, agreed: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Will' }));
    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent(
        '60% of ‘Flat 3, Kshitij Apartment, CTS No. 1187’ is given to somebody who is no longer a nominee.',
      ),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(header(canvas, 'Assets'));
    await expect(canvas.getByText('Unknown')).toBeInTheDocument();
    const [goTo] = canvas.getAllByRole('button', { name: 'Change it: Step 3, Assets' });
    if (!goTo) throw new Error('The finding leads to the asset');
    await userEvent.click(goTo);
    await expect(args.onFieldOpen).toHaveBeenLastCalledWith(expect.objectContaining({ stage: 3 }));
  },
};

/** What asks to be read is asked about once, in a dialog; the second answer ticks it and goes on. */
export const SubmitAsks: Story = {
  tags: ['visual'],
  args: { agreed: true },
  play: async ({ canvas, userEvent, args }) => {
    const submit = canvas.getByRole('button', { name: 'Submit Will' });
    await userEvent.click(submit);
    await expect(await screen.findByRole('dialog', { name: checks.unreadTitle })).toHaveTextContent('85%');
    await userEvent.click(screen.getByRole('button', { name: checks.goBack }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // A dialog lets go of the page a moment after it has gone.
    await waitFor(() => expect(window.getComputedStyle(submit).pointerEvents).not.toBe('none'));
    await userEvent.click(submit);
    await userEvent.click(await screen.findByRole('button', { name: checks.submitAsItIs }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await pointsShown(canvas);
    for (const box of canvas.getAllByRole('checkbox', { name: /^I have read this/u }))
      await expect(box).toBeChecked();
  },
};

/** The answers are looked over late: whoever takes the agreement back meanwhile has not submitted. */
export const AgreementTakenBackMeanwhile: Story = {
  args: { agreed: true },
  play: async ({ args, canvas }) => {
    await pointsShown(canvas);
    const submit = canvas.getByRole('button', { name: 'Submit Will' });
    const agreement = canvas.getByRole('checkbox', { name: /^I have reviewed all/u });
    const [read] = canvas.getAllByRole('checkbox', { name: /^I have read this/u });
    // All in one task, but for what is drawn in between: the answers, changed by the first, are not looked over within it.
    for (const pressed of [read, submit, agreement]) {
      pressed?.click();
      await Promise.resolve();
    }
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const UploadFailed: Story = {
  tags: ['visual'],
  args: { draft: allRead(meera), agreed: true, submitError: 'Failed to upload PDF.' },
  play: async ({ canvas, userEvent, args }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Failed to upload PDF.');
    await expect(alert).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Will' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await pointsShown(canvas);
  },
};

/** C-55: while the will is being made, a second press does nothing. */
export const Submitting: Story = {
  args: { agreed: true, submitting: true },
  play: async ({ canvas, userEvent, args }) => {
    const submit = canvas.getByRole('button', { name: /Creating your will\.\.\./u });
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await userEvent.dblClick(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SaveDraftAndPrevious: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Draft' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
  },
};

const allShown: NonNullable<Story['play']> = ({ canvas, userEvent }) => showAll(canvas, userEvent);

export const Devanagari: Story = {
  tags: ['visual', 'visual-lang'],
  args: { draft: devanagariNames },
  play: allShown,
};
export const LongNames: Story = {
  args: { draft: longNames },
  globals: { viewport: { value: 'phone' } },
  play: allShown,
};
export const Dark: Story = { globals: { theme: 'dark' }, play: allShown };
export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } }, play: allShown };
