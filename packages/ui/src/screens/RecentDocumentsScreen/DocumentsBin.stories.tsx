import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { BinnedDocument } from '../../components/DocumentsTable/index.ts';
import { DocumentsBin, type DocumentsBinProps } from './DocumentsBin.tsx';

const documents: readonly BinnedDocument[] = [
  {
    id: 'first',
    type: 'Will',
    name: 'My will',
    status: 'complete',
    lastModified: '2026-11-20T06:00:00Z',
    purgeDate: '2026-12-26T06:00:00Z',
  },
  {
    id: 'second',
    type: 'Will',
    name: 'माझे मृत्युपत्र, दुसरी प्रत',
    status: 'draft',
    lastModified: '2026-11-02T06:00:00Z',
    purgeDate: '2026-12-02T06:00:00Z',
  },
  {
    id: 'third',
    type: 'Will',
    name: 'Will of Ashwini, second version, with the flat in Pune and the house in Ratnagiri',
    status: 'draft',
    lastModified: '2026-11-02T06:00:00Z',
    purgeDate: '',
  },
];

/** Holds the ticks, as the page does. */
function Held(props: DocumentsBinProps) {
  const [selectedIds, setSelectedIds] = useState(props.selectedIds);
  return <DocumentsBin {...props} selectedIds={selectedIds} onSelectedIdsChange={setSelectedIds} />;
}

const meta = {
  title: 'Screens/Recent documents/Bin',
  component: DocumentsBin,
  parameters: { layout: 'fullscreen' },
  args: {
    documents,
    selectedIds: new Set<string>(),
    onSelectedIdsChange: fn(),
    onRestore: fn(),
    defaultOpen: true,
  },
  render: (args) => <Held {...args} />,
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-shell p-4 md:p-8">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof DocumentsBin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Bin (3)' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select document My will' })).toBeVisible();
    await expect(
      canvas.getByText('Documents in the bin are deleted automatically after 30 days.'),
    ).toBeVisible();
  },
};

/** What goes first stands first. 'Restore (n)' is there however many are ticked. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2 Dec 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore (0)' }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select document My will' }));
    await expect(await canvas.findByRole('button', { name: 'Restore (1)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(await canvas.findByRole('button', { name: 'Restore (3)' })).toBeVisible();
  },
};

/** A tick whose document is gone counts for nothing. */
export const TickOfAVanishedDocument: Story = {
  args: { selectedIds: new Set(['vanished', 'first']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Restore (1)' })).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['visual'],
  args: { documents: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The bin is empty')).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };
