import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { DocumentsTable } from './DocumentsTable.tsx';
import type { TableDocument } from './documentsTableColumns.tsx';

const documents: readonly TableDocument[] = [
  { id: 'first', type: 'Will', name: 'My will', status: 'complete', lastModified: '2026-11-24T09:30:00Z' },
  // 00:40 on 27 November in India.
  { id: 'second', type: 'Will', name: 'माझे मृत्युपत्र', status: 'draft', lastModified: '2026-11-26T19:10:00Z' },
  {
    id: 'third',
    type: 'Will',
    name: 'Will of Meera',
    status: 'complete',
    editedSince: true,
    lastModified: '2026-11-20T06:00:00Z',
  },
];

const meta = {
  title: 'Components/DocumentsTable',
  component: DocumentsTable,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-shell p-4 md:p-8">
        <Story />
      </main>
    ),
  ],
  args: {
    documents,
    loading: false,
    onEdit: fn(),
    onDownload: fn(),
    onRetry: fn(),
    onCreateNew: fn(),
  },
} satisfies Meta<typeof DocumentsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewestFirst: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    const [, ...rows] = canvas.getAllByRole('row');
    await expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'माझे मृत्युपत्र',
      'My will',
      'Will of Meera',
    ]);
    await expect(canvas.getByText('27 Nov 2026')).toBeVisible();
    // Once to say what it means, once in the row.
    await expect(canvas.getAllByText('Edited since')).toHaveLength(2);
    await expect(canvas.getByText(/Its PDF is still the will as you submitted it\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit माझे मृत्युपत्र' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith('second');
    await userEvent.click(canvas.getByRole('button', { name: 'Download My will' }));
    await expect(args.onDownload).toHaveBeenLastCalledWith('first');
    await expect(canvas.queryByRole('button', { name: 'Download माझे मृत्युपत्र' })).toBeNull();
  },
};

/** C-55: while one is fetched, its button does nothing and says so; the others work. */
export const Downloading: Story = {
  args: { busyIds: new Set(['first']) },
  play: async ({ args, canvas, userEvent }) => {
    const busy = canvas.getByRole('button', { name: 'Download My will' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(busy);
    await expect(args.onDownload).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Download Will of Meera' }));
    await expect(args.onDownload).toHaveBeenLastCalledWith('third');
  },
};

/** While one is fetched to be edited, its button does nothing and says so. */
export const Opening: Story = {
  args: { openingId: 'first' },
  play: async ({ args, canvas, userEvent }) => {
    const busy = canvas.getByRole('button', { name: 'Edit My will' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(busy);
    await expect(args.onEdit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Download My will' })).not.toHaveAttribute('aria-busy');
    await expect(canvas.getByRole('button', { name: 'Edit Will of Meera' })).not.toHaveAttribute('aria-busy');
  },
};

export const Empty: Story = {
  args: { documents: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No documents yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create New Will' }));
    await expect(args.onCreateNew).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { documents: [], loading: true },
  // Skeletons wait a moment; a picture taken before they show would be another one.
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { documents: [], error: 'Failed to fetch documents' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch documents');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Nothing is explained that no row says. */
export const NoneEdited: Story = {
  args: { documents: documents.filter(({ editedSince }) => editedSince !== true) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Edited since/)).toBeNull();
  },
};

/** What a service may leave out has words of its own, so that no button is without a name. */
export const WithoutNameAndDate: Story = {
  args: { documents: [{ id: 'bare', type: 'Will', name: ' ', status: 'complete', lastModified: '' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Edit Untitled will' })).toBeVisible();
    await expect(canvas.getByText('Not known')).toBeInTheDocument();
  },
};

export const LongNames: Story = {
  args: {
    documents: documents.map((document) => ({
      ...document,
      name: `${document.name}, second version, with the flat in Pune and the house in Ratnagiri`,
    })),
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

export const Devanagari: Story = {
  args: {
    documents: documents.map((document, index) => ({
      ...document,
      name: ['र्क्ष्म्य शृंगारे यांचे मृत्युपत्र', 'मेरी वसीयत', 'माझे मृत्युपत्र'][index] ?? document.name,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('मेरी वसीयत')).toHaveAttribute('lang', 'hi');
    await expect(canvas.getByText('मेरी वसीयत')).toHaveAttribute('translate', 'no');
  },
};
