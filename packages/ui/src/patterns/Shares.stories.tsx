import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { AllocationBar } from '../components/AllocationBar/AllocationBar.tsx';
import { AllocationEditor } from '../components/AllocationEditor/AllocationEditor.tsx';
import { type ShareRow, totalOf } from '../components/AllocationEditor/shares.ts';
import { RepeatableList } from '../components/RepeatableList/RepeatableList.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { translatePage } from '../lib/translatePage.fixture.ts';

interface Possession {
  id: string;
  name: string;
  rows: readonly ShareRow[];
}

const people = [
  { id: 'aarav', name: 'Aarav' },
  { id: 'meera', name: 'Meera' },
  { id: 'ishaan', name: 'Ishaan' },
];

const colourOf = (personId: string) => people.findIndex(({ id }) => id === personId);
const nameOf = (personId: string) => people.find(({ id }) => id === personId)?.name ?? 'Unknown';

const start: readonly Possession[] = [
  {
    id: 'flat',
    name: 'Flat in Pune',
    rows: [
      { key: 'a', personId: 'aarav', share: 34 },
      { key: 'b', personId: 'meera', share: 33 },
      { key: 'c', personId: 'ishaan', share: 33 },
    ],
  },
  { id: 'account', name: 'Savings account', rows: [{ key: 'a', personId: 'meera', share: 85 }] },
];

/** Possessions and who receives them: the bar in each summary keeps a person's colour. */
function Possessions() {
  const [items, setItems] = useState(start);
  const added = useRef(0);
  const removed = useRef<{ index: number; item: Possession } | null>(null);
  const change = (id: string, part: Partial<Possession>) =>
    setItems((before) => before.map((item) => (item.id === id ? { ...item, ...part } : item)));
  const newKey = () => {
    added.current += 1;
    return `new-${added.current}`;
  };
  return (
    <RepeatableList<Possession>
      heading="Assets"
      headingId="assets"
      items={items}
      itemKey={({ id }) => id}
      itemLegend={(index) => `Asset ${index + 1}`}
      itemName={({ name }, index) => (name === '' ? `Asset ${index + 1}` : `Asset ${index + 1}, ${name}`)}
      isComplete={({ name, rows }) => name !== '' && totalOf(rows) > 0}
      renderSummary={({ rows }) => (
        <AllocationBar
          hasKey
          shares={rows.map(({ key, personId, share }) => ({
            key,
            name: nameOf(personId),
            share,
            colour: colourOf(personId),
          }))}
        />
      )}
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
            newRowKey={newKey}
            subject="this asset"
          />
        </>
      )}
      addLabel="Add asset"
      onAdd={() => setItems((before) => [...before, { id: newKey(), name: '', rows: [] }])}
      onRemove={(index) => {
        const item = items[index];
        removed.current = item === undefined ? null : { index, item };
        setItems((before) => before.filter((_, place) => place !== index));
      }}
      onUndo={() => {
        const { current } = removed;
        if (current !== null) setItems((before) => before.toSpliced(current.index, 0, current.item));
      }}
    />
  );
}

const meta = { title: 'Patterns/Shares', component: Possessions } satisfies Meta<typeof Possessions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Shares: Aarav 34%, Meera 33%, Ishaan 33%. All of it is shared.' }),
    ).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Shares: Meera 85%. 15% left to share.' })).toBeVisible();
  },
};

/** From adding the asset to its last share, by keyboard alone. */
export const AnAssetByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Add asset' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Identifier' })).toHaveFocus();
    await userEvent.keyboard('Piano');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add nominee to this asset' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const person = canvas.getByRole('combobox', { name: 'Nominee' });
    await expect(person).toHaveFocus();
    await userEvent.selectOptions(person, 'Meera');
    await userEvent.tab();
    await userEvent.keyboard('100');
    await expect(canvas.getByText('All of it is shared')).toBeVisible();
    canvas.getByRole('button', { name: 'Done with asset 3, Piano' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Edit asset 3, Piano' })).toHaveFocus();
  },
};

/** Cases C-19 and C-56: a translated page goes on, and nothing moves from one card into another. */
export const ATranslatedPageGoesOn: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    translatePage(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit asset 2, Savings account' }));
    translatePage(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add nominee to this asset' }));
    translatePage(canvasElement);
    const share = canvas.getAllByRole('textbox', { name: 'Share' })[1];
    if (share === undefined) throw new Error('The second row has no share');
    await userEvent.type(share, '16');
    await expect(share).toHaveValue('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove share 1, Meera' }));
    translatePage(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Remove asset 1/ }));
    translatePage(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
    await expect(canvas.getByRole('button', { name: 'Edit asset 1, Flat in Pune' })).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Identifier' })).toHaveValue('Savings account');
    await expect(canvas.getByRole('textbox', { name: 'Share' })).toHaveValue('1');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit asset 1, Flat in Pune' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
