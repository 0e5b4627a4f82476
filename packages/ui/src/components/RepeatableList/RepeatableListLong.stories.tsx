import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { AllocationBar } from '../AllocationBar/AllocationBar.tsx';
import { AllocationEditor } from '../AllocationEditor/AllocationEditor.tsx';
import type { ShareRow } from '../AllocationEditor/shares.ts';
import { TextField } from '../TextField/TextField.tsx';
import { RepeatableList } from './RepeatableList.tsx';

interface Possession {
  id: string;
  name: string;
  rows: readonly ShareRow[];
}

const people = Array.from({ length: 40 }, (_, index) => ({ id: `p${index}`, name: `Nominee ${index + 1}` }));

const possessions: readonly Possession[] = Array.from({ length: 60 }, (_, index) => ({
  id: `asset${index}`,
  name: `Account ${index + 1}`,
  rows: people.map(({ id }, place) => ({ key: id, personId: id, share: place < 20 ? 3 : 2 })),
}));

const barOf = ({ rows }: Possession) => (
  <AllocationBar shares={rows.map(({ key, personId, share }) => ({ key, name: personId, share }))} />
);

/** The longest list that is kept quick: sixty possessions, each shared among forty people. */
function LongList() {
  const [items, setItems] = useState(possessions);
  const change = (id: string, part: Partial<Possession>) =>
    setItems((before) => before.map((item) => (item.id === id ? { ...item, ...part } : item)));
  return (
    <RepeatableList<Possession>
      heading="Assets"
      headingId="assets"
      items={items}
      itemKey={({ id }) => id}
      itemLegend={(index) => `Asset ${index + 1}`}
      itemName={({ name }, index) => `Asset ${index + 1}, ${name}`}
      isComplete={({ name }) => name !== ''}
      renderSummary={barOf}
      renderFields={({ id, name, rows }) => (
        <>
          <TextField
            id={`${id}-name`}
            label="Identifier"
            value={name}
            onChange={(event) => change(id, { name: event.target.value })}
          />
          <AllocationEditor
            label="Who receives this asset"
            rows={rows}
            people={people}
            unknownText="Unknown"
            withComments
            onChange={(next) => change(id, { rows: next })}
            addLabel="Add nominee to this asset"
            idPrefix={id}
            newRowKey={() => crypto.randomUUID()}
            subject="this asset"
          />
        </>
      )}
      addLabel="Add asset"
      onAdd={() => undefined}
      onRemove={() => undefined}
    />
  );
}

const meta = { title: 'Patterns/Long list', component: LongList } satisfies Meta<typeof LongList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SixtyAssetsFortyNominees: Story = {
  // Two and a half thousand coloured bar segments keep axe busy for longer than a test may take.
  parameters: { a11y: { options: { rules: { 'color-contrast': { enabled: false } } } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('input, select')).toHaveLength(0);
    const edit = canvasElement.querySelector<HTMLElement>('[data-item-edit]');
    if (edit === null) throw new Error('No card can be opened');
    await userEvent.click(edit);
    await expect(canvasElement.querySelectorAll('select')).toHaveLength(people.length);
    await expect(canvasElement.querySelectorAll('[data-state="open"]')).toHaveLength(1);
    await expect(canvas.getByLabelText('Identifier')).toHaveFocus();
  },
};
