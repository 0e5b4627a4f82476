import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { DataTable, type DataTableColumn } from '../../components/DataTable/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { StatusBadge } from '../../components/StatusBadge/index.ts';
import { EmptyDocumentsIllustration } from '../../illustrations/EmptyDocumentsIllustration.tsx';
import { InShell, renderPlainLink } from '../inShell.fixture.tsx';
import { RecentDocumentsScreen } from './RecentDocumentsScreen.tsx';

interface StoredDocument {
  id: string;
  name: string;
  lang?: 'hi' | 'mr';
  status: 'draft' | 'complete';
  modified: string;
}

const columns: readonly DataTableColumn<StoredDocument>[] = [
  { id: 'type', header: 'Document Type', cell: () => 'Will' },
  {
    id: 'name',
    header: 'Document Name',
    isRowHeader: true,
    cell: ({ name, lang }) => <span lang={lang}>{name}</span>,
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { id: 'modified', header: 'Last Modified', cell: ({ modified }) => modified },
  {
    id: 'actions',
    header: 'Actions',
    cell: ({ name }) => (
      <Button size="dense" variant="quiet" aria-label={`Edit ${name}`}>
        Edit
      </Button>
    ),
  },
];

const documents: readonly StoredDocument[] = [
  { id: 'first', name: 'My will', status: 'complete', modified: '27 Nov 2026' },
  { id: 'second', name: 'माझे मृत्युपत्र', lang: 'mr', status: 'draft', modified: '26 Nov 2026' },
  {
    id: 'third',
    name: 'Will of Ashwini, second version, with the flat in Pune and the house in Ratnagiri',
    status: 'draft',
    modified: '1 Nov 2026',
  },
];

function table(props: { rows?: readonly StoredDocument[]; loading?: boolean }) {
  return (
    <DataTable
      caption="Documents"
      captionHidden
      columns={columns}
      rows={props.rows ?? []}
      rowId={({ id }) => id}
      rowName={({ name }) => `document ${name}`}
      loading={props.loading ?? false}
      empty={
        <EmptyState
          illustration={<EmptyDocumentsIllustration />}
          title="No documents yet"
          action={
            <Button asChild variant="secondary">
              <a href="/create-will">Create New Will</a>
            </Button>
          }
        />
      }
    />
  );
}

const meta = {
  title: 'Screens/Recent documents',
  component: RecentDocumentsScreen,
  parameters: { layout: 'fullscreen' },
  args: { renderLink: renderPlainLink, createWillHref: '/create-will', children: table({ rows: documents }) },
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

export const Empty: Story = { tags: ['visual'], args: { children: table({}) } };

export const EmptyDark: Story = { args: { children: table({}) }, globals: { theme: 'dark' } };

export const Loading: Story = { args: { children: table({ loading: true }) } };

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
