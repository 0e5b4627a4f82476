import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type Allocation,
  type Asset,
  assetsMessages as messages,
  nomineesMessages,
} from '@virasat/will-model';
import { brokenDraft, devanagariNames, largeDraft, longNames, meera } from '@virasat/will-model/fixtures';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import { compose } from '../../stories/compose.ts';
import { isRed } from '../../stories/isRed.ts';
import { expectRefused, summaryLines, summaryOf } from '../../stories/refusedNext.ts';
import { stageActions } from '../../stories/stageActions.tsx';
import { onStagePage } from '../../stories/stageDecorators.tsx';
import { expectWholeNumbers } from '../../stories/wholeNumbers.ts';
import { assetsTexts } from '../../texts/assets.ts';
import { nomineesTexts } from '../../texts/nominees.ts';
import { AssetsStage } from './AssetsStage.tsx';

const texts = assetsTexts.proposed;

const aShare = (nomineeId: string, percentage: number | null, comment = ''): Allocation => ({
  nomineeId,
  percentage,
  comment,
});

const anAsset = (change: Partial<Asset>): Asset => ({
  id: 'asset-1',
  type: 'Vehicle',
  identifier: 'MH 12 AB 1234',
  description: '',
  nomineeAllocations: [],
  ...change,
});

const meta = {
  title: 'Screens/Will wizard/3 Assets',
  component: AssetsStage,
  parameters: { layout: 'fullscreen' },
  decorators: [onStagePage],
  args: {
    ...stageActions,
    assets: [],
    nominees: meera.nominees,
    newNominee: { typed: null, onTypedChange: fn(), onNomineeAdd: fn() },
    onChange: fn(),
    onNext: fn(),
  },
} satisfies Meta<typeof AssetsStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['visual'] };

export const Filled: Story = {
  tags: ['visual'],
  args: { assets: meera.assets },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(args.onNext).toHaveBeenCalledWith(meera.assets);
  },
};

/** A card in which somebody works: shares, a comment, and what is left. */
export const Open: Story = {
  tags: ['visual', 'visual-a11y'],
  args: { assets: meera.assets },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Edit asset 2/iu }));
    await waitFor(() => expect(canvas.getByLabelText(texts.type)).toHaveFocus());
  },
};

export const NextWithNothingAdded: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expectRefused({ canvas, userEvent }, [messages.noneAdded]);
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

export const NextRefused: Story = {
  tags: ['visual'],
  args: {
    assets: [
      anAsset({ type: '', identifier: ' ' }),
      anAsset({
        id: 'asset-2',
        nomineeAllocations: [
          aShare('nominee-rohan', 50),
          aShare('nominee-rohan', null),
          aShare('nominee-aarav', 0),
        ],
      }),
      anAsset({
        id: 'asset-3',
        identifier: 'Plot 7',
        nomineeAllocations: [aShare('nominee-rohan', 60), aShare('nominee-aarav', 50)],
      }),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expectRefused({ canvas, userEvent }, [
      `${texts.legend(0)}: ${messages.typeMissing}`,
      `${texts.legend(0)}: ${messages.identifierMissing}`,
      `${texts.legend(0)}: ${messages.nobodySelected}`,
      `${texts.shareLegend(1, 1)}: ${messages.selectedTwice}`,
      `${texts.shareLegend(1, 1)}: ${messages.shareNotPositive}`,
      `${texts.shareLegend(1, 2)}: ${messages.shareNotPositive}`,
      `${texts.legend(2)}: ${messages.totalTooHigh}`,
    ]);
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

/** Two shares of one person keep Next from going on by themselves, with a total that is right. */
export const SameNomineeTwice: Story = {
  args: {
    assets: [anAsset({ nomineeAllocations: [aShare('nominee-rohan', 60), aShare('nominee-rohan', 40)] })],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(texts.total(100))).toBeVisible();
    await expectRefused({ canvas, userEvent }, [`${texts.shareLegend(0, 1)}: ${messages.selectedTwice}`]);
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

/** C-32: a card that was closed with something missing in it opens for the link that leads into it. */
export const LinkIntoClosedCard: Story = {
  args: { assets: [anAsset({ identifier: '', nomineeAllocations: [aShare('nominee-rohan', 100)] })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Done/u }));
    await expect(canvas.queryByLabelText(texts.identifier)).not.toBeInTheDocument();
    const line = `${texts.legend(0)}: ${messages.identifierMissing}`;
    await expectRefused({ canvas, userEvent }, [line]);
    await userEvent.click(within(summaryOf(canvas)).getByRole('link', { name: line }));
    await expect(canvas.getByLabelText(texts.identifier)).toHaveFocus();
    await expect(canvas.getByText(messages.identifierMissing)).toBeVisible();
  },
};

/** Every line leads to its control, and goes when that is right. */
export const PutRight: Story = {
  args: { assets: [anAsset({ identifier: '', nomineeAllocations: [aShare('nominee-rohan', null)] })] },
  play: async ({ canvas, userEvent, args }) => {
    const missingShare = `${texts.shareLegend(0, 0)}: ${messages.shareNotPositive}`;
    await expectRefused({ canvas, userEvent }, [
      `${texts.legend(0)}: ${messages.identifierMissing}`,
      missingShare,
    ]);
    await userEvent.click(within(summaryOf(canvas)).getByRole('link', { name: missingShare }));
    await userEvent.keyboard('100');
    await waitFor(() =>
      expect(summaryLines(canvas)).toEqual([`${texts.legend(0)}: ${messages.identifierMissing}`]),
    );
    await userEvent.type(canvas.getByLabelText(texts.identifier), 'Plot 7');
    await waitFor(() => expect(canvas.queryByText(messages.identifierMissing)).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** C-19: without B's share, A and C keep theirs, each with its own comment. */
export const RemoveTheSecondShare: Story = {
  args: {
    assets: [
      anAsset({
        identifier: '',
        nomineeAllocations: [
          aShare('nominee-rohan', 50, 'comment of A'),
          aShare('nominee-aarav', 30, 'comment of B'),
          aShare('nominee-shrikant', 20, 'comment of C'),
        ],
      }),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const removals = canvas.getAllByRole('button', { name: /Remove .*Aarav/u });
    await expect(removals).toHaveLength(1);
    if (removals[0]) await userEvent.click(removals[0]);
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({
        nomineeAllocations: [
          aShare('nominee-rohan', 50, 'comment of A'),
          aShare('nominee-shrikant', 20, 'comment of C'),
        ],
      }),
    ]);
    await expect(canvas.getByDisplayValue('comment of C')).toBeVisible();
    await expect(canvas.queryByDisplayValue('comment of B')).not.toBeInTheDocument();
    await expect(canvas.getByText(texts.total(70))).toBeVisible();
  },
};

/** C-25: 33 three times is 99 and nothing is claimed of the rest; 34 makes it whole; what would be 101 is refused. */
export const SharesOfAThird: Story = {
  args: {
    assets: [
      anAsset({
        identifier: '',
        nomineeAllocations: [
          aShare('nominee-rohan', null),
          aShare('nominee-aarav', null),
          aShare('nominee-shrikant', null),
        ],
      }),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const [first, second, third] = canvas.getAllByRole('textbox', { name: 'Share' });
    if (!first || !second || !third) throw new Error('There are three shares');
    for (const field of [first, second, third]) await userEvent.type(field, '33');
    await expect(isRed(canvas.getByText(texts.total(99)))).toBe(false);
    await expect(canvas.queryByText(messages.totalTooHigh)).not.toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText(texts.identifier), 'Plot 7');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.clear(first);
    await userEvent.type(first, '34');
    await expect(isRed(canvas.getByText(texts.total(100)))).toBe(false);
    await expect(canvas.queryByText(messages.totalTooHigh)).not.toBeInTheDocument();
    await userEvent.clear(third);
    await userEvent.type(third, '34');
    await expect(third).toHaveValue('3');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({
        nomineeAllocations: [
          aShare('nominee-rohan', 34),
          aShare('nominee-aarav', 33),
          aShare('nominee-shrikant', 3),
        ],
      }),
    ]);
  },
};

/** C-25: seven at 14 are 98, allowed, and said. */
export const SevenNominees: Story = {
  args: {
    nominees: largeDraft(7, 1).nominees,
    assets: [
      anAsset({
        identifier: '',
        nomineeAllocations: largeDraft(7, 1).nominees.map(({ id }) => aShare(id, 14)),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(isRed(canvas.getByText(texts.total(98)))).toBe(false);
    await expect(canvas.getByText('2% left to share')).toBeVisible();
    await expect(canvas.queryByText(messages.totalTooHigh)).not.toBeInTheDocument();
  },
};

/** C-26: what stands in the box is a whole number, and it is what is kept. */
export const WholeNumbersOnly: Story = {
  args: { assets: [anAsset({ identifier: '', nomineeAllocations: [aShare('nominee-rohan', null)] })] },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Share' });
    const kept = (percentage: number | null) =>
      expect(args.onChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ nomineeAllocations: [aShare('nominee-rohan', percentage)] }),
      ]);
    await expectWholeNumbers({ canvas, userEvent }, box, kept);
  },
};

/** Two assets of one identifier are allowed, with a word of warning. */
export const SameIdentifierTwice: Story = {
  args: {
    assets: [
      anAsset({ identifier: 'Plot 7', type: '' }),
      anAsset({ id: 'asset-2', identifier: 'Plot 7 ', type: '' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(texts.repeatedIdentifier)).toHaveLength(2);
  },
};

export const NobodyToChoose: Story = { args: { assets: [anAsset({})], nominees: [] } };

/** What only a stored draft can hold: a share of nobody, and 110%. */
export const BrokenDraft: Story = {
  tags: ['visual'],
  args: { assets: brokenDraft.assets },
  play: async ({ canvas }) => {
    await expect(isRed(canvas.getByText(texts.total(110)))).toBe(true);
    await expect(canvas.getByText(messages.totalTooHigh)).toBeVisible();
  },
};

export const Devanagari: Story = { args: { assets: meera.assets, nominees: devanagariNames.nominees } };
export const LongNames: Story = { args: { assets: meera.assets, nominees: longNames.nominees } };
export const SixtyAssetsFortyNominees: Story = {
  args: { assets: largeDraft(40, 60).assets, nominees: largeDraft(40, 60).nominees },
};
export const Dark: Story = { ...Open, args: { assets: meera.assets }, globals: { theme: 'dark' } };
export const Phone: Story = {
  ...Open,
  args: { assets: meera.assets },
  globals: { viewport: { value: 'phone' } },
};

/** Somebody who is not in the list yet is added where they are thought of, and their share is asked for at once. */
export const NewNominee: Story = {
  tags: ['visual'],
  args: { assets: [anAsset({ nomineeAllocations: [aShare('nominee-rohan', 60)] })] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Edit asset 1/iu }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add a new nominee' }));
    const boxes = within(canvas.getByRole('group', { name: nomineesTexts.proposed.newLegend }));
    const name = boxes.getByLabelText(nomineesTexts.proposed.name);
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Asha{Enter}');
    await expect(await boxes.findByText(nomineesMessages.relationMissing)).toBeVisible();
    await expect(boxes.queryByText(nomineesMessages.nameMissing)).not.toBeInTheDocument();
    await expect(boxes.getByLabelText(nomineesTexts.proposed.relation)).toHaveFocus();
    await expect(args.newNominee.onNomineeAdd).not.toHaveBeenCalled();
    await expect(args.newNominee.onTypedChange).toHaveBeenLastCalledWith({
      beside: 'asset-1',
      name: 'Asha',
      relation: '',
    });
  },
};

export const NewNomineeAdded: Story = {
  args: { assets: [anAsset({ nomineeAllocations: [aShare('nominee-rohan', 60)] })] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Edit asset 1/iu }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add a new nominee' }));
    const boxes = within(canvas.getByRole('group', { name: nomineesTexts.proposed.newLegend }));
    await userEvent.type(boxes.getByLabelText(nomineesTexts.proposed.name), 'Asha');
    await userEvent.type(boxes.getByLabelText(nomineesTexts.proposed.relation), 'Sister{Enter}');
    const [added] = mocked(args.newNominee.onNomineeAdd).mock.lastCall ?? [];
    await expect(added).toMatchObject({ name: 'Asha', relation: 'Sister', nomiee_notes: '' });
    await expect(args.onNext).not.toHaveBeenCalled();
    await expect(args.newNominee.onTypedChange).toHaveBeenLastCalledWith(null);
    const [, theirs] = canvas.getAllByRole('textbox', { name: 'Share' });
    await waitFor(() => expect(theirs).toHaveFocus());
    await userEvent.keyboard('40');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      anAsset({ nomineeAllocations: [aShare('nominee-rohan', 60), aShare(added?.id ?? '', 40)] }),
    ]);
    // The page may hear of her a moment later: she is nobody unknown meanwhile.
    await expect(canvas.queryByText('Unknown')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('group', { name: nomineesTexts.proposed.newLegend })).toBeNull();
  },
};

/** Who was being typed when the page was reloaded stands there still; Cancel leads back to where it began. */
export const NewNomineeHalfTyped: Story = {
  args: {
    assets: [anAsset({})],
    newNominee: {
      typed: { beside: 'asset-1', name: 'आशा', relation: '' },
      onTypedChange: fn(),
      onNomineeAdd: fn(),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const boxes = within(await canvas.findByRole('group', { name: nomineesTexts.proposed.newLegend }));
    await expect(boxes.getByLabelText(nomineesTexts.proposed.name)).toHaveValue('आशा');
    await userEvent.click(boxes.getByRole('button', { name: 'Cancel' }));
    await expect(args.newNominee.onTypedChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a new nominee' })).toHaveFocus());
  },
};

/** C-29: Enter that ends a composed word adds nobody. */
export const NewNomineeComposed: Story = {
  args: { ...NewNomineeHalfTyped.args },
  play: async ({ canvas, args }) => {
    const boxes = within(await canvas.findByRole('group', { name: nomineesTexts.proposed.newLegend }));
    const relation = boxes.getByLabelText<HTMLInputElement>(nomineesTexts.proposed.relation);
    compose(relation, ['ब', 'बह', 'बहन']);
    await expect(relation).toHaveValue('बहन');
    await expect(args.newNominee.onNomineeAdd).not.toHaveBeenCalled();
  },
};
