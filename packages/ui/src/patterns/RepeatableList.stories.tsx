import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { RepeatableList } from '../components/RepeatableList/RepeatableList.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { YesNo } from '../components/YesNo/YesNo.tsx';
import { EmptyNomineesIllustration } from '../illustrations/EmptyNomineesIllustration.tsx';

interface Entry {
  id: string;
  name: string;
}

/** A question that brings a list up; what others rest on is asked about before it goes. */
function Children() {
  const [hasChildren, setHasChildren] = useState<boolean | null>(null);
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const added = useRef(0);
  const removed = useRef<{ index: number; entry: Entry } | null>(null);
  return (
    <YesNo
      label="Do you have children?"
      name="hasChildren"
      value={hasChildren}
      onValueChange={setHasChildren}
    >
      <RepeatableList<Entry>
        heading="Children"
        headingId="children"
        items={entries}
        itemKey={({ id }) => id}
        itemLegend={(index) => `Child ${index + 1}`}
        itemName={({ name }, index) => (name === '' ? `Child ${index + 1}` : `Child ${index + 1}, ${name}`)}
        isComplete={({ name }) => name !== ''}
        renderSummary={() => null}
        confirmRemove={({ name }) => (name === 'Aarav' ? 'One asset names this child.' : null)}
        renderFields={({ id, name }) => (
          <TextField
            id={`${id}-name`}
            label="Name"
            spellCheck={false}
            value={name}
            onChange={({ target }) =>
              setEntries((before) =>
                before.map((entry) => (entry.id === id ? { ...entry, name: target.value } : entry)),
              )
            }
          />
        )}
        empty={<EmptyState illustration={<EmptyNomineesIllustration />} title="Add your children by name." />}
        addLabel="Add child"
        onAdd={() => {
          added.current += 1;
          const id = `child-${added.current}`;
          setEntries((before) => [...before, { id, name: '' }]);
        }}
        onRemove={(index) => {
          const entry = entries[index];
          removed.current = entry === undefined ? null : { index, entry };
          setEntries((before) => before.filter((_, place) => place !== index));
        }}
        onUndo={() => {
          const { current } = removed;
          if (current !== null) setEntries((before) => before.toSpliced(current.index, 0, current.entry));
        }}
      />
    </YesNo>
  );
}

const meta = { title: 'Patterns/Repeatable list', component: Children } satisfies Meta<typeof Children>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyAtFirst: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await expect(canvas.getByText('Add your children by name.')).toBeVisible();
  },
};

/** By keyboard alone: two children added, the first removed after a question, and the focus never lost. */
export const AddedAndRemovedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    canvas.getByRole('button', { name: 'Add child' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Aarav');
    canvas.getByRole('button', { name: 'Add child' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Diya');
    await expect(canvas.getByRole('heading', { name: 'Children (2)' })).toBeVisible();
    canvas.getByRole('button', { name: 'Remove child 1, Aarav' }).focus();
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Child 1'));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo, bring child 1 back' }));
    await expect(canvas.getByRole('heading', { name: 'Children (2)' })).toBeVisible();
  },
};

export const Phone: Story = { ...EmptyAtFirst, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...EmptyAtFirst, globals: { theme: 'dark' } };
