import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DocumentsTable, type TableDocument } from '../../components/DocumentsTable/index.ts';
import { InShell, renderPlainLink } from '../inShell.fixture.tsx';
import { DocumentsBin } from './DocumentsBin.tsx';
import { MoveToBinButton } from './MoveToBinButton.tsx';
import { RecentDocumentsScreen } from './RecentDocumentsScreen.tsx';

const documents: readonly TableDocument[] = [
  { id: 'first', type: 'Will', name: 'My will', status: 'complete', lastModified: '2026-11-27' },
  { id: 'second', type: 'Will', name: 'माझे मृत्युपत्र', status: 'draft', lastModified: '2026-11-26' },
  {
    id: 'third',
    type: 'Will',
    name: 'Will of Ashwini, second version, with the flat in Pune and the house in Ratnagiri',
    status: 'draft',
    lastModified: '2026-11-01',
  },
];

const nothing: ReadonlySet<string> = new Set();

/** The list and its bin, as the page puts them on the screen. */
function Documents({ rows = [], loading = false }: { rows?: readonly TableDocument[]; loading?: boolean }) {
  const [selectedIds, setSelectedIds] = useState(nothing);
  return (
    <>
      <DocumentsTable
        documents={rows}
        loading={loading}
        selectedIds={selectedIds}
        onSelectedIdsChange={setSelectedIds}
        bulkActions={<MoveToBinButton count={selectedIds.size} onPress={fn()} />}
        onEdit={fn()}
        onDownload={fn()}
        onRetry={fn()}
        onCreateNew={fn()}
      />
      {!loading && (
        <DocumentsBin documents={[]} selectedIds={nothing} onSelectedIdsChange={fn()} onRestore={fn()} />
      )}
    </>
  );
}

const meta = {
  title: 'Screens/Recent documents',
  component: RecentDocumentsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    renderLink: renderPlainLink,
    createWillHref: '/create-will',
    children: <Documents rows={documents} />,
  },
  decorators: [
    (Story) => (
      <InShell path="/recent-documents" signedIn>
        <Story />
      </InShell>
    ),
  ],
} satisfies Meta<typeof RecentDocumentsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual', 'visual-lang'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Recent documents' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create New Will' })).toHaveAttribute(
      'href',
      '/create-will',
    );
  },
};

export const Dark: Story = { tags: ['visual'], globals: { theme: 'dark' } };

export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { tags: ['visual'], args: { children: <Documents /> } };

export const EmptyDark: Story = { args: { children: <Documents /> }, globals: { theme: 'dark' } };

export const Loading: Story = {
  args: { children: <Documents loading /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
  },
};

export const Failure: Story = {
  tags: ['visual'],
  args: {
    alert: { message: 'Failed to download document. Please try again later.', onDismiss: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Failed to download document. Please try again later.');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.alert?.onDismiss).toHaveBeenCalledOnce();
  },
};

export const FailureThatStays: Story = {
  args: { alert: { message: 'Please select at least one document.' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};
