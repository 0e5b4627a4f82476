import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyResiduary, residuaryMessages as messages } from '@virasat/will-model';
import { devanagariNames, largeDraft, longNames, meera } from '@virasat/will-model/fixtures';
import { expect, fn, waitFor, within } from 'storybook/test';
import { isRed } from '../../stories/isRed.ts';
import { expectRefused, summaryOf } from '../../stories/refusedNext.ts';
import { stageActions } from '../../stories/stageActions.tsx';
import { onStagePage } from '../../stories/stageDecorators.tsx';
import { expectWholeNumbers } from '../../stories/wholeNumbers.ts';
import { residuaryTexts } from '../../texts/residuary.ts';
import { ResiduaryStage } from './ResiduaryStage.tsx';

const texts = residuaryTexts.proposed;

const meta = {
  title: 'Screens/Will wizard/5 Residuary Clause',
  component: ResiduaryStage,
  parameters: { layout: 'fullscreen' },
  decorators: [onStagePage],
  args: {
    ...stageActions,
    residuary: emptyResiduary(),
    nominees: meera.nominees,
    newNominee: { typed: null, onTypedChange: fn(), onNomineeAdd: fn() },
    country: 'India',
    onChange: fn(),
    onNext: fn(),
  },
} satisfies Meta<typeof ResiduaryStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen for the person; the value limit waits for its scope. */
export const Empty: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryAllByRole('radio', { checked: true })).toHaveLength(0);
    await expect(canvas.getByText(texts.legalHeirsTag)).toBeVisible();
    await expect(canvas.queryByLabelText(/Value limit/u)).not.toBeInTheDocument();
    await expectRefused({ canvas, userEvent }, [messages.scopeMissing, messages.distributionMissing]);
    await userEvent.click(within(summaryOf(canvas)).getByRole('link', { name: messages.scopeMissing }));
    await expect(canvas.getByRole('radio', { name: texts.scopes['only-mentioned'].label })).toHaveFocus();
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

export const Filled: Story = {
  tags: ['visual'],
  args: { residuary: meera.residuary },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('That is ₹25,00,000.')).toBeVisible();
    await expect(canvas.getByText('Total 100%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenLastCalledWith(meera.residuary);
  },
};

export const CustomWithoutNominees: Story = {
  args: { residuary: { ...meera.residuary, customAllocations: [] } },
  play: async ({ canvas, userEvent }) => {
    await expectRefused({ canvas, userEvent }, [messages.nobodySelected]);
    await userEvent.click(within(summaryOf(canvas)).getByRole('link', { name: messages.nobodySelected }));
    await expect(canvas.getByRole('button', { name: texts.addNominee })).toHaveFocus();
  },
};

/** Every message of the shares, each at its row. */
export const NextRefused: Story = {
  tags: ['visual'],
  args: {
    residuary: {
      ...meera.residuary,
      customAllocations: [
        { nomineeId: 'nominee-rohan', percentage: 90 },
        { nomineeId: 'nominee-rohan', percentage: 20 },
        { nomineeId: '', percentage: null },
        { nomineeId: 'nominee-aarav', percentage: 0 },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expectRefused({ canvas, userEvent }, [
      `${texts.share(1)}: ${messages.selectedTwice}`,
      `${texts.share(2)}: ${messages.nomineeMissing}`,
      `${texts.share(2)}: ${messages.shareMissing}`,
      `${texts.share(3)}: ${messages.shareInvalid}`,
      messages.totalTooHigh,
    ]);
    await userEvent.click(
      within(summaryOf(canvas)).getByRole('link', { name: `${texts.share(2)}: ${messages.shareMissing}` }),
    );
    await expect(canvas.getAllByRole('textbox', { name: 'Share' })[2]).toHaveFocus();
  },
};

/** Two shares of one person keep Next from going on by themselves, with a total that is right. */
export const SameNomineeTwice: Story = {
  args: {
    residuary: {
      ...meera.residuary,
      customAllocations: [
        { nomineeId: 'nominee-rohan', percentage: 60 },
        { nomineeId: 'nominee-rohan', percentage: 40 },
      ],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Total 100%')).toBeVisible();
    await expectRefused({ canvas, userEvent }, [`${texts.share(1)}: ${messages.selectedTwice}`]);
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

/** How the rest is shared out is answered, what it covers is not: only that is asked for. */
export const ScopeMissing: Story = {
  args: { residuary: { ...meera.residuary, scope: '' } },
  play: async ({ canvas, userEvent, args }) => {
    await expectRefused({ canvas, userEvent }, [messages.scopeMissing]);
    await expect(args.onNext).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: texts.scopes['only-mentioned'].label }));
    await expect(canvas.queryByText(messages.scopeMissing)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** C-20: the limit goes with its scope and comes back with it. */
export const ScopeSwitched: Story = {
  args: { residuary: meera.residuary },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: texts.scopes['only-mentioned'].label }));
    await expect(canvas.queryByLabelText(/Value limit/u)).not.toBeInTheDocument();
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...meera.residuary, scope: 'only-mentioned' });
    await userEvent.click(
      canvas.getByRole('radio', { name: texts.scopes['all-including-unmentioned'].label }),
    );
    await expect(canvas.getByLabelText(/Value limit/u)).toHaveValue('₹ 25,00,000');
  },
};

export const OwnWords: Story = {
  args: { residuary: { ...meera.residuary, distributionOption: 'text', customText: ' ' } },
  play: async ({ canvas, userEvent }) => {
    await expectRefused({ canvas, userEvent }, [messages.textMissing]);
    await userEvent.click(within(summaryOf(canvas)).getByRole('link', { name: messages.textMissing }));
    await expect(canvas.getByLabelText(texts.customText)).toHaveFocus();
    await userEvent.keyboard('To the school library.');
    await waitFor(() => expect(canvas.queryByText(messages.textMissing)).not.toBeInTheDocument());
  },
};

/** C-25 and C-19: what would pass 100 is refused, and a row that goes takes nothing of another with it. */
export const SharesStayWithTheirRows: Story = {
  args: { residuary: meera.residuary },
  play: async ({ canvas, userEvent, args }) => {
    const first = canvas.getAllByRole('textbox', { name: 'Share' })[0];
    if (!first) throw new Error('There are three shares');
    await userEvent.clear(first);
    await userEvent.type(first, '61');
    await expect(first).toHaveValue('6');
    await userEvent.click(canvas.getByRole('button', { name: /^Remove share 2/u }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        customAllocations: [
          { nomineeId: 'nominee-rohan', percentage: 6 },
          { nomineeId: 'nominee-shrikant', percentage: 20 },
        ],
      }),
    );
  },
};

/** C-26: what stands in the box is a whole number, and it is what is kept. */
export const WholeNumbersOnly: Story = {
  args: {
    residuary: { ...meera.residuary, customAllocations: [{ nomineeId: 'nominee-rohan', percentage: null }] },
  },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Share' });
    const kept = (percentage: number | null) =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ customAllocations: [{ nomineeId: 'nominee-rohan', percentage }] }),
      );
    await expectWholeNumbers({ canvas, userEvent }, box, kept);
  },
};

/** C-25: 33 three times is allowed, 34 makes it whole, and the key that would make it 101 is refused. */
export const SharesOfAThird: Story = {
  args: {
    residuary: {
      ...meera.residuary,
      customAllocations: meera.nominees.map(({ id }) => ({ nomineeId: id, percentage: null })),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const [first, second, third] = canvas.getAllByRole('textbox', { name: 'Share' });
    if (!first || !second || !third) throw new Error('There are three shares');
    for (const field of [first, second, third]) await userEvent.type(field, '33');
    await expect(isRed(canvas.getByText('Total 99%'))).toBe(false);
    await expect(canvas.getByText('1% left to share')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.clear(first);
    await userEvent.type(first, '34');
    await expect(isRed(canvas.getByText('Total 100%'))).toBe(false);
    await expect(canvas.queryByText(messages.totalTooHigh)).not.toBeInTheDocument();
    await userEvent.clear(third);
    await userEvent.type(third, '34');
    await expect(third).toHaveValue('3');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        customAllocations: meera.nominees.map(({ id }, at) => ({
          nomineeId: id,
          percentage: [34, 33, 3][at],
        })),
      }),
    );
    await userEvent.type(third, '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledTimes(2);
  },
};

/** C-25: seven at 14 are 98, allowed, and said. */
export const SevenNominees: Story = {
  args: {
    nominees: largeDraft(7, 1).nominees,
    residuary: {
      ...meera.residuary,
      customAllocations: largeDraft(7, 1).nominees.map(({ id }) => ({ nomineeId: id, percentage: 14 })),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(isRed(canvas.getByText('Total 98%'))).toBe(false);
    await expect(canvas.getByText('2% left to share')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** A share of somebody who is no nominee any more doesn't hold Next up. */
export const Unknown: Story = {
  args: { residuary: meera.residuary, nominees: meera.nominees.slice(1) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByDisplayValue('Unknown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** Elsewhere than in India the amount is not ours to read. */
export const Abroad: Story = {
  args: { residuary: { ...meera.residuary, valueLimit: '2500000' }, country: 'USA' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^That is/u)).not.toBeInTheDocument();
  },
};

export const PutRight: Story = {
  args: {
    residuary: { ...meera.residuary, customAllocations: [{ nomineeId: 'nominee-rohan', percentage: null }] },
  },
  play: async ({ canvas, userEvent }) => {
    await expectRefused({ canvas, userEvent }, [`${texts.share(0)}: ${messages.shareMissing}`]);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Share' }), '33');
    await expect(canvas.queryByText(messages.shareMissing)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('group', { name: /Please fill in/u })).not.toBeInTheDocument();
  },
};

export const Devanagari: Story = {
  args: { residuary: meera.residuary, nominees: devanagariNames.nominees },
};
export const LongNames: Story = {
  args: { residuary: meera.residuary, nominees: longNames.nominees },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { args: { residuary: meera.residuary }, globals: { theme: 'dark' } };
export const Phone: Story = {
  tags: ['visual'],
  args: { residuary: meera.residuary },
  globals: { viewport: { value: 'phone' } },
};
