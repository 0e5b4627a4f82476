import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { onAnnouncement } from '../../lib/announce.ts';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { RepeatableList } from './RepeatableList.tsx';

interface Entry {
  id: string;
  name: string;
  relation: string;
}

const aarav: Entry = { id: 'aarav', name: 'Aarav', relation: 'Child' };
const ishaan: Entry = { id: 'ishaan', name: 'Ishaan', relation: 'Child' };
const kamala: Entry = { id: 'kamala', name: 'Kamala', relation: 'Mother' };

type ListProps = ComponentProps<typeof RepeatableList<Entry>>;

interface HeldListProps {
  start: readonly Entry[];
  onRemove?(index: number): void;
  options?: Partial<ListProps>;
}

const summaryOf = (entry: Entry) => <span>{entry.relation}</span>;

/** Holds the entries as a stage of the wizard does. */
function HeldList({ start, onRemove, options = {} }: HeldListProps) {
  const [entries, setEntries] = useState(start);
  const removed = useRef<{ index: number; entry: Entry } | null>(null);
  const added = useRef(0);
  const change = (id: string, part: Partial<Entry>) =>
    setEntries((before) => before.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));
  return (
    <RepeatableList<Entry>
      heading="Nominees"
      headingId="nominees"
      items={entries}
      itemKey={({ id }) => id}
      itemLegend={(index) => `Nominee ${index + 1}`}
      itemName={({ name }, index) => (name === '' ? `Nominee ${index + 1}` : `Nominee ${index + 1}, ${name}`)}
      isComplete={({ name, relation }) => name !== '' && relation !== ''}
      renderSummary={summaryOf}
      renderFields={({ id, name, relation }) => (
        <>
          <TextField
            id={`${id}-name`}
            label="Name"
            spellCheck={false}
            value={name}
            onChange={(event) => change(id, { name: event.target.value })}
          />
          <TextField
            id={`${id}-relation`}
            label="Relationship"
            value={relation}
            onChange={(event) => change(id, { relation: event.target.value })}
          />
        </>
      )}
      addLabel="Add nominee"
      onAdd={() => {
        added.current += 1;
        const id = `added-${added.current}`;
        setEntries((before) => [...before, { id, name: '', relation: '' }]);
      }}
      onRemove={(index) => {
        onRemove?.(index);
        const entry = entries[index];
        removed.current = entry === undefined ? null : { index, entry };
        setEntries((before) => before.filter((_, place) => place !== index));
      }}
      onUndo={() => {
        const { current } = removed;
        if (current !== null) setEntries((before) => before.toSpliced(current.index, 0, current.entry));
      }}
      {...options}
    />
  );
}

const meta = {
  title: 'Components/RepeatableList',
  component: HeldList,
  args: { start: [aarav, ishaan, kamala], onRemove: fn() },
} satisfies Meta<typeof HeldList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nominees (3)' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Remove nominee 2, Ishaan' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { start: [], options: { empty: <p>Add the people or organisations who should inherit.</p> } },
};

export const AddingPutsFocusIntoTheNewCard: Story = {
  play: async ({ canvas, userEvent }) => {
    const heard = fn();
    const leave = onAnnouncement(heard);
    await userEvent.click(canvas.getByRole('button', { name: 'Add nominee' }));
    await expect(canvas.getByRole('group', { name: 'Nominee 4' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(heard.mock.calls).toEqual([['Nominee 4 added.', 'polite']]);
    leave();
  },
};

export const ACompleteCardClosesWithDone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit nominee 1, Aarav' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard(' Rao');
    await expect(canvas.getByRole('group', { name: 'Nominee 1' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Done with nominee 1, Aarav Rao' }));
    await expect(canvas.getByRole('button', { name: 'Edit nominee 1, Aarav Rao' })).toHaveFocus();
  },
};

export const OpeningOneClosesTheCompleteOther: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit nominee 1, Aarav' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit nominee 2, Ishaan' }));
    await expect(canvas.getAllByRole('group')).toHaveLength(1);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ishaan');
  },
};

export const RemovingTheMiddleOneLeavesTheOthersAlone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const heard = fn();
    const leave = onAnnouncement(heard);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove nominee 2, Ishaan' }));
    await expect(args.onRemove).toHaveBeenCalledWith(1);
    await expect(heard.mock.calls).toEqual([['Nominee 2 removed. 2 left.', 'polite']]);
    await expect(canvas.getByRole('heading', { name: 'Nominee 2 Kamala' })).toHaveFocus();
    await expect(canvas.getByText('Mother')).toBeVisible();
    await expect(canvas.queryByText('Ishaan')).not.toBeInTheDocument();
    leave();
  },
};

/** Case C-19: the text of a card that goes turns up in no other. */
export const RemovingWhileTheCursorIsInAField: Story = {
  args: { start: [aarav, { ...ishaan, relation: '' }, kamala] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Relationship' }));
    await userEvent.keyboard('half a wor');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove nominee 2, Ishaan' }));
    await expect(canvas.queryByDisplayValue('half a wor')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit nominee 2, Kamala' }));
    await expect(canvas.getByRole('textbox', { name: 'Relationship' })).toHaveValue('Mother');
  },
};

export const UndoBringsItBack: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove nominee 3, Kamala' }));
    await expect(canvas.getByText('Nominee 3 removed. 2 left.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo, bring nominee 3 back' }));
    await expect(canvas.getByRole('heading', { name: 'Nominee 3 Kamala' })).toHaveFocus();
    await expect(canvas.queryByText('Nominee 3 removed. 2 left.')).not.toBeInTheDocument();
  },
};

export const UndoGoesWithTheNextChange: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove nominee 3, Kamala' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add nominee' }));
    await expect(canvas.queryByText('Nominee 3 removed. 2 left.')).not.toBeInTheDocument();
  },
};

export const RemovingTheOnlyOneLeadsToTheAddButton: Story = {
  args: { start: [aarav] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove nominee 1, Aarav' }));
    await expect(canvas.getByRole('button', { name: 'Add nominee' })).toHaveFocus();
    await expect(canvas.getByText('Nominee 1 removed. None left.')).toBeVisible();
  },
};

const asksFirst = { confirmRemove: () => 'Two assets name this nominee. Their shares will show as Unknown.' };

export const WithSharesItAsksFirst: Story = {
  args: { options: asksFirst },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove nominee 2, Ishaan' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Remove nominee 2, Ishaan?' })).toBeVisible();
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Nominee 2 Kamala' })).toHaveFocus());
  },
};

export const CancellingKeepsTheItemAndTheFocus: Story = {
  args: { options: asksFirst },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove nominee 2, Ishaan' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove nominee 2, Ishaan' })).toHaveFocus(),
    );
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const TwoToFour: Story = {
  args: {
    start: [aarav, ishaan, kamala, { id: 'dev', name: 'Dev', relation: 'Friend' }],
    options: { min: 2, max: 4, maxReachedText: 'You can add up to four witnesses.', addLabel: 'Add witness' },
  },
  play: async ({ canvas, userEvent }) => {
    const heard = fn();
    const leave = onAnnouncement(heard);
    const add = canvas.getByRole('button', { name: 'Add witness' });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(add).toHaveAccessibleDescription('You can add up to four witnesses.');
    await userEvent.click(add);
    await expect(heard.mock.calls).toEqual([['You can add up to four witnesses.', 'polite']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove nominee 4, Dev' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove nominee 3, Kamala' }));
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    leave();
  },
};

/** What is said about an item stands in its card, open and closed. */
export const Notes: Story = {
  args: { options: { renderNotes: ({ id }) => id === 'ishaan' && <p>Two people have this name.</p> } },
  play: async ({ canvas, userEvent }) => {
    const [, card, last] = canvas.getAllByRole('listitem');
    await expect(card).toHaveTextContent('Two people have this name.');
    await expect(last).not.toHaveTextContent('Two people have this name.');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit nominee 2, Ishaan' }));
    await expect(canvas.getByRole('group', { name: 'Nominee 2' })).toHaveTextContent(
      'Two people have this name.',
    );
  },
};

/** Case C-32: what is wrong in a closed card is seen, and focus goes there. */
export const AnErrorLinkOpensItsCard: Story = {
  args: { options: { itemHasError: ({ id }) => id === 'ishaan' } },
  render: (args) => (
    <div className="space-y-8">
      <ErrorSummary
        title="Please fill in all required fields before proceeding to the next step."
        errors={[{ context: 'Nominee 2', message: 'Relationship is required', targetId: 'ishaan-relation' }]}
      />
      <HeldList {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Nominee 2: Relationship is required' }));
    await expect(canvas.getByRole('textbox', { name: 'Relationship' })).toHaveFocus();
  },
};

export const WithError: Story = {
  tags: ['visual'],
  args: { start: [], options: { error: 'At least one nominee must be added' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add nominee' })).toHaveAccessibleDescription(
      'Error: At least one nominee must be added',
    );
  },
};

export const Tagged: Story = {
  args: {
    options: {
      heading: 'Executors',
      tag: (_, index) => (
        <Tag tone={index === 0 ? 'brass' : 'neutral'}>{index === 0 ? 'Primary' : `Backup ${index}`}</Tag>
      ),
    },
  },
};

export const SixtyItemsShowNoFields: Story = {
  args: {
    start: Array.from({ length: 60 }, (_, index) => ({
      id: `n${index}`,
      name: `Person ${index + 1}`,
      relation: 'Friend',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(60);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    start: [
      {
        id: 'long',
        name: 'Venkatanarasimharajuvaripeta Subrahmanyam Ramachandran',
        relation: 'Great-grandchild',
      },
      aarav,
    ],
  },
};

export const Devanagari: Story = {
  tags: ['visual'],
  args: { start: [{ id: 'hi', name: 'श्रीकांत र्क्ष्म्य शृंगारे', relation: 'भाऊ' }, aarav] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('श्रीकांत र्क्ष्म्य शृंगारे')).toHaveAttribute('lang', 'hi');
  },
};

export const Dark: Story = { ...OpeningOneClosesTheCompleteOther, globals: { theme: 'dark' } };
