import type { Meta, StoryObj } from '@storybook/react-vite';
import { nomineesMessages as messages, type Nominee } from '@virasat/will-model';
import { devanagariNames, largeDraft, longNames, meera } from '@virasat/will-model/fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { compose } from '../../stories/compose.ts';
import { expectRefused, summaryOf } from '../../stories/refusedNext.ts';
import { stageActions } from '../../stories/stageActions.tsx';
import { onStagePage } from '../../stories/stageDecorators.tsx';
import { expectTypedRowGone } from '../../stories/typedRow.ts';
import { nomineesTexts } from '../../texts/nominees.ts';
import { NomineesStage } from './NomineesStage.tsx';

const texts = nomineesTexts.proposed;

const aNominee = (change: Partial<Nominee>): Nominee => ({
  id: 'nominee-1',
  name: 'Rohan Deshpande',
  relation: 'Husband',
  nomiee_notes: '',
  ...change,
});

const meta = {
  title: 'Screens/Will wizard/2 Nominees',
  component: NomineesStage,
  parameters: { layout: 'fullscreen' },
  decorators: [onStagePage],
  args: {
    ...stageActions,
    nominees: [],
    listedChildren: [],
    childrenAsNominees: null,
    sharesOf: (_nomineeId: string): number => 0,
    onChange: fn(),
    onChildrenAsNomineesChange: fn(),
    onNext: fn(),
  },
} satisfies Meta<typeof NomineesStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.empty)).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};

export const Filled: Story = {
  tags: ['visual'],
  args: {
    nominees: meera.nominees,
    listedChildren: meera.personalDetails.children,
    childrenAsNominees: true,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(args.onNext).toHaveBeenCalledWith(meera.nominees);
  },
};

/** The message of the list leads to the button that adds to it. */
export const NextWithNobodyAdded: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expectRefused({ canvas, userEvent }, [messages.noneAdded]);
    await expect(args.onNext).not.toHaveBeenCalled();
    await userEvent.click(within(summaryOf(canvas)).getByRole('link', { name: messages.noneAdded }));
    await expect(canvas.getByRole('button', { name: texts.add })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // What has just been added is left alone until the next Next.
    await expect(canvas.queryByText(messages.nameMissing)).not.toBeInTheDocument();
    await expect(canvas.queryByText(messages.noneAdded)).not.toBeInTheDocument();
  },
};

export const NextRefused: Story = {
  tags: ['visual'],
  args: {
    nominees: [
      aNominee({ name: ' ', relation: '' }),
      aNominee({ id: 'nominee-2', name: 'Asha', relation: '' }),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expectRefused({ canvas, userEvent }, [
      `${texts.legend(0)}: ${messages.nameMissing}`,
      `${texts.legend(0)}: ${messages.relationMissing}`,
      `${texts.legend(1)}: ${messages.relationMissing}`,
    ]);
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

/** A card that was closed opens for the link that leads into it. */
export const LinkIntoClosedCard: Story = {
  args: { nominees: [aNominee({}), aNominee({ id: 'nominee-2', name: 'Asha', relation: '' })] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Done/u }));
    await expect(canvas.queryByLabelText(texts.relation)).not.toBeInTheDocument();
    const line = `${texts.legend(1)}: ${messages.relationMissing}`;
    await expectRefused({ canvas, userEvent }, [line]);
    await userEvent.click(within(summaryOf(canvas)).getByRole('link', { name: line }));
    await expect(canvas.getByLabelText(texts.relation)).toHaveFocus();
    await userEvent.keyboard('Friend');
    await waitFor(() => expect(canvas.queryByText(messages.relationMissing)).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** C-19: rows keep who they are when another goes, with the cursor in a field; Undo puts the row back in its place. */
export const RemoveTheSecond: Story = {
  args: {
    nominees: [
      aNominee({ id: 'a', name: 'Asha', relation: '', nomiee_notes: 'note of Asha' }),
      aNominee({ id: 'b', name: 'Bina', relation: '', nomiee_notes: 'note of Bina' }),
      aNominee({ id: 'c', name: 'Chitra', relation: '', nomiee_notes: 'note of Chitra' }),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByDisplayValue('Chitra'), ' K');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove nominee 2, Bina' }));
    const values = () => canvas.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    await expect(values()).toEqual(['Asha', '', 'note of Asha', 'Chitra K', '', 'note of Chitra']);
    await waitFor(() => expect(canvas.getByRole('heading', { name: texts.legend(1) })).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ id: 'a', name: 'Asha' }),
      expect.objectContaining({ id: 'c', name: 'Chitra K', nomiee_notes: 'note of Chitra' }),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/u }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ id: 'a' }),
      expect.objectContaining({ id: 'b', name: 'Bina', nomiee_notes: 'note of Bina' }),
      expect.objectContaining({ id: 'c', name: 'Chitra K' }),
    ]);
  },
};

/** C-19: the nominee goes with the cursor in it, and so does the letter typed a moment before. */
export const RemoveTheOneBeingTyped: Story = {
  args: {
    nominees: ['Asha', 'Bina', 'Chitra'].map((name) => aNominee({ id: name, name, relation: '' })),
  },
  play: async ({ canvas, userEvent, args: { onChange } }) => {
    await expectTypedRowGone(
      { canvas, userEvent, onChange },
      { label: texts.name, remove: 'Remove nominee 2, Bina', next: texts.legend(1) },
    );
    await expect(onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: 'Asha' }),
      expect.objectContaining({ name: 'Chitra!' }),
    ]);
  },
};

/** Shares that name a nominee are counted before the nominee goes. */
export const RemoveOneWithShares: Story = {
  args: { nominees: meera.nominees, sharesOf: (id) => (id === 'nominee-rohan' ? 3 : 0) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove nominee 1, Rohan Deshpande' }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(texts.removeUsed('Rohan Deshpande', 3));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(meera.nominees.slice(1));
  },
};

/** C-28: a look-alike becomes the child and keeps its id, so its shares stay; two children of one name stay two. */
export const ChildrenBecomeNominees: Story = {
  args: {
    nominees: [
      aNominee({ id: 'ravi', name: ' ravi  patil ', relation: 'Nephew' }),
      aNominee({ id: 'asha', name: 'ASHA', relation: 'Friend' }),
      aNominee({ id: 'other', name: 'Ashalata', relation: 'Aunt' }),
    ],
    listedChildren: [
      { id: 'c1', name: 'Ravi Patil', age: 9 },
      { id: 'c2', name: 'Asha', age: 7 },
      { id: 'c3', name: 'Asha', age: 5 },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    // Seen at once, however late the draft is drawn with it.
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await expect(args.onChildrenAsNomineesChange).toHaveBeenLastCalledWith(true);
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ id: 'ravi', name: 'Ravi Patil', relation: 'Child' }),
      expect.objectContaining({ id: 'asha', name: 'Asha', relation: 'Child' }),
      expect.objectContaining({ id: 'other', name: 'Ashalata', relation: 'Aunt' }),
      expect.objectContaining({ name: 'Asha', relation: 'Child' }),
    ]);
    await expect(canvas.getByText(texts.childrenAdded(3))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(args.nominees);
    await expect(canvas.getByRole('radio', { name: 'Yes' })).not.toBeChecked();
    await expect(args.onChildrenAsNomineesChange).toHaveBeenLastCalledWith(null);
  },
};

/** No takes out those who match a child, and nobody else. */
export const ChildrenAreNoNominees: Story = {
  args: {
    nominees: meera.nominees,
    listedChildren: meera.personalDetails.children,
    childrenAsNominees: true,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await expect(args.onChildrenAsNomineesChange).toHaveBeenLastCalledWith(false);
    await expect(args.onChange).toHaveBeenLastCalledWith(meera.nominees.slice(0, 1));
    await expect(canvas.getByText(texts.childrenRemoved(2))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(meera.nominees);
  },
};

/** Shares name nominees by id: No, and then Yes, must not make strangers of the children. */
export const ChildrenAreNomineesAfterAll: Story = {
  args: {
    nominees: meera.nominees.map((nominee, index) =>
      index === 1 ? { ...nominee, nomiee_notes: 'Lives with me' } : nominee,
    ),
    listedChildren: meera.personalDetails.children,
    childrenAsNominees: true,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(args.nominees.slice(0, 1));
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(args.nominees);
  },
};

/** An Undo that was used is gone, also when the list comes to be the same again. */
export const UndoneOnce: Story = {
  args: {
    nominees: meera.nominees.slice(0, 2),
    listedChildren: meera.personalDetails.children,
    childrenAsNominees: true,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove nominee 2/u }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Undo, bring nominee 2 back/u }));
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await expect(canvas.getByText(texts.childrenRemoved(1))).toBeVisible();
    await expect(canvas.queryByText(/^Nominee 2 removed/u)).not.toBeInTheDocument();
  },
};

/** Everything by keyboard: add, fill, add another, go on. */
export const ByKeyboardAlone: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: texts.add }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText(texts.name)).toHaveFocus());
    await userEvent.keyboard('Rohan{Tab}Husband{Tab}');
    await expect(canvas.getByLabelText(new RegExp(`^${texts.note}`, 'u'))).toHaveFocus();
    canvas.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(args.onNext).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'Rohan', relation: 'Husband' }),
    ]);
  },
};

/** C-29: a word that is composed letter by letter arrives whole, once, and Enter inside it goes nowhere. */
export const ComposedDevanagari: Story = {
  args: { nominees: [aNominee({ name: '', relation: '' })] },
  play: async ({ canvas, args }) => {
    const box = canvas.getByLabelText<HTMLInputElement>(texts.name);
    compose(box, ['श', 'श्र', 'श्री', 'श्रीकां', 'श्रीकांत']);
    await expect(box).toHaveValue('श्रीकांत');
    await expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'श्रीकांत' })]);
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

export const Devanagari: Story = {
  tags: ['visual', 'visual-lang'],
  args: {
    nominees: devanagariNames.nominees,
    listedChildren: devanagariNames.personalDetails.children,
    childrenAsNominees: true,
  },
};
export const LongNames: Story = { args: { nominees: longNames.nominees } };
export const Forty: Story = { args: { nominees: largeDraft(40, 1).nominees } };
export const Dark: Story = {
  args: { ...Filled.args },
  globals: { theme: 'dark' },
};
export const Phone: Story = {
  args: { ...Filled.args },
  globals: { viewport: { value: 'phone' } },
};
