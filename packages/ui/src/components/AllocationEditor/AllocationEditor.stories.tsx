import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { onAnnouncement } from '../../lib/announce.ts';
import { AllocationEditor } from './AllocationEditor.tsx';
import { TOTAL_SPOKEN_AFTER_MS } from './useSpokenTotal.ts';

const people = [
  { id: 'aarav', name: 'Aarav' },
  { id: 'meera', name: 'Meera' },
  { id: 'ishaan', name: 'Ishaan' },
  { id: 'kamala', name: 'Kamala' },
];

const meta = {
  title: 'Components/AllocationEditor',
  component: AllocationEditor,
  args: {
    label: 'Who receives this asset',
    rows: [
      { key: 'a', personId: 'aarav', share: 50 },
      { key: 'b', personId: 'meera', share: 35 },
    ],
    people,
    unknownText: 'Unknown',
    withComments: true,
    onChange: fn(),
    addLabel: 'Add nominee to this asset',
    idPrefix: 'asset-1',
    newRowKey: () => '',
    subject: 'this asset',
  },
  render: function Held(args) {
    const [rows, setRows] = useState(args.rows);
    const added = useRef(0);
    return (
      <AllocationEditor
        {...args}
        rows={rows}
        newRowKey={() => {
          added.current += 1;
          return `new-${added.current}`;
        }}
        onChange={(next) => {
          setRows(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof AllocationEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Partly: Story = {
  tags: ['visual', 'visual-a11y'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Who receives this asset' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Share 1, Aarav' })).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: 'Shares: Aarav 50%, Meera 35%. 15% left to share.' }),
    ).toBeVisible();
    await expect(canvas.getByText('Total 85%')).toBeVisible();
    await expect(canvas.getByText('15% left to share')).toBeVisible();
  },
};

export const Empty: Story = { args: { rows: [] } };

export const AddingPutsFocusOnTheNewRow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add nominee to this asset' }));
    const selects = canvas.getAllByRole('combobox', { name: 'Nominee' });
    await expect(selects).toHaveLength(3);
    await expect(selects[2]).toHaveFocus();
    await expect(canvas.getAllByRole('option', { name: 'Aarav (already added)' }).at(-1)).toBeDisabled();
  },
};

export const TheTotalIsSpokenOnceTypingStops: Story = {
  play: async ({ canvas, userEvent }) => {
    const heard = fn();
    const leave = onAnnouncement(heard);
    const share = canvas.getAllByRole('textbox', { name: 'Share' })[1];
    if (share === undefined) throw new Error('The second row has no share');
    await userEvent.clear(share);
    await userEvent.type(share, '41');
    await expect(heard).not.toHaveBeenCalled();
    await waitFor(() => expect(heard.mock.calls).toEqual([['Total 91%. 9% left to share.', 'polite']]), {
      timeout: TOTAL_SPOKEN_AFTER_MS * 5,
    });
    leave();
  },
};

/** Case C-25: what would pass 100 is refused, and the old share stays. */
export const NothingAboveAHundredCanBeTyped: Story = {
  args: {
    rows: [
      { key: 'a', personId: 'aarav', share: 34 },
      { key: 'b', personId: 'meera', share: 33 },
      { key: 'c', personId: 'ishaan', share: null },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const share = canvas.getAllByRole('textbox', { name: 'Share' })[2];
    if (share === undefined) throw new Error('The third row has no share');
    await userEvent.type(share, '34');
    await expect(share).toHaveValue('3');
    await expect(canvas.getByText('Only 33% is left for this asset.')).toBeVisible();
    await userEvent.type(share, '3');
    await expect(share).toHaveValue('33');
    await expect(canvas.getByText('All of it is shared')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** Case C-19: the others keep their shares, each with its own comment. */
export const DeletingTheMiddleRowLeavesTheOthersAlone: Story = {
  args: {
    rows: [
      { key: 'a', personId: 'aarav', share: 50, comment: 'The flat' },
      { key: 'b', personId: 'meera', share: 30, comment: 'The car' },
      { key: 'c', personId: 'ishaan', share: 20, comment: 'The books' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const heard = fn();
    const leave = onAnnouncement(heard);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove share 2, Meera' }));
    await expect(args.onChange).toHaveBeenCalledWith([
      { key: 'a', personId: 'aarav', share: 50, comment: 'The flat' },
      { key: 'c', personId: 'ishaan', share: 20, comment: 'The books' },
    ]);
    await expect(canvas.getByText('Total 70%')).toBeVisible();
    await expect(canvas.queryByDisplayValue('The car')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('combobox', { name: 'Nominee' })[1]).toHaveFocus();
    await expect(heard.mock.calls).toEqual([['Share 2 removed. Total 70%.', 'polite']]);
    leave();
  },
};

export const SplittingEquallyAndUndoing: Story = {
  args: {
    rows: [
      { key: 'a', personId: 'aarav', share: 10 },
      { key: 'b', personId: 'meera', share: null },
      { key: 'c', personId: 'ishaan', share: null },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const heard = fn();
    const leave = onAnnouncement(heard);
    const shares = () =>
      canvas.getAllByRole<HTMLInputElement>('textbox', { name: 'Share' }).map(({ value }) => value);
    await userEvent.click(canvas.getByRole('button', { name: 'Split equally' }));
    await expect(shares()).toEqual(['34', '33', '33']);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(shares()).toEqual(['10', '', '']);
    await expect(heard.mock.calls.map(([message]) => message)).toEqual([
      'Split equally: 34%, 33%, 33%.',
      'The shares are as they were before.',
    ]);
    leave();
  },
};

export const GivingTheRest: Story = {
  args: {
    rows: [
      { key: 'a', personId: 'aarav', share: 85 },
      { key: 'b', personId: 'meera', share: null },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give the remaining 15% to Meera' }));
    await expect(canvas.getAllByRole('textbox', { name: 'Share' })[1]).toHaveValue('15');
    await expect(canvas.getByText('All of it is shared')).toBeVisible();
  },
};

export const ACommentComesUpWhenWanted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a comment to share 1, Aarav' }));
    const comment = canvas.getByRole('textbox', { name: 'Comment (optional)' });
    await waitFor(() => expect(comment).toHaveFocus());
    await userEvent.keyboard('x');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { key: 'a', personId: 'aarav', share: 50, comment: 'x' },
      { key: 'b', personId: 'meera', share: 35 },
    ]);
  },
};

/** The newer answers of another tab, into an editor that is on the screen. */
export const ACommentThatArrivesLaterIsSeen: Story = {
  render: function Renewed(args) {
    const [rows, setRows] = useState(args.rows);
    return (
      <>
        <AllocationEditor {...args} rows={rows} onChange={setRows} />
        <button
          type="button"
          onClick={() =>
            setRows(rows.map((row) => (row.key === 'a' ? { ...row, comment: 'The flat' } : row)))
          }
        >
          Use the newer answers
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the newer answers' }));
    const comment = canvas.getByRole('textbox', { name: 'Comment (optional)' });
    await expect(comment).toHaveValue('The flat');
    await userEvent.clear(comment);
    await expect(comment).toHaveFocus();
  },
};

export const OverAHundredFromALoadedDraft: Story = {
  tags: ['visual'],
  args: {
    rows: [
      { key: 'a', personId: 'aarav', share: 60 },
      { key: 'b', personId: 'lost', share: 50 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total percentage cannot exceed 100%')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Share 2, Unknown' })).toBeVisible();
    await expect(canvas.getAllByRole('combobox')[1]).toHaveDisplayValue('Unknown');
  },
};

export const WithErrors: Story = {
  tags: ['visual'],
  args: {
    rows: [
      { key: 'a', personId: '', share: null },
      { key: 'b', personId: 'meera', share: 0 },
    ],
    errors: {
      list: 'At least one nominee must be selected',
      rows: {
        a: { person: 'Please select a nominee', share: 'Please enter a percentage' },
        b: { share: 'Percentage must be a positive number' },
      },
    },
  },
};

const manyPeople = Array.from({ length: 40 }, (_, index) => ({
  id: `p${index}`,
  name: `Nominee ${index + 1}`,
}));

export const FortyPeople: Story = {
  args: {
    people: manyPeople,
    rows: manyPeople.map(({ id }, index) => ({ key: id, personId: id, share: index < 20 ? 3 : 2 })),
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    people: [
      { id: 'aarav', name: 'Venkatanarasimharajuvaripeta Subrahmanyam Ramachandran' },
      ...people.slice(1),
    ],
  },
};

export const Devanagari: Story = {
  args: { people: [{ id: 'aarav', name: 'श्रीकांत र्क्ष्म्य शृंगारे' }, ...people.slice(1)] },
};

export const Dark: Story = { ...OverAHundredFromALoadedDraft, globals: { theme: 'dark' } };
