import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, startTransition, useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { EmptyDocumentsIllustration } from '../../illustrations/EmptyDocumentsIllustration.tsx';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableColumn } from './dataTableTypes.ts';

interface StoryDocument {
  id: string;
  name: string;
  status: 'draft' | 'complete';
  /** ISO */
  modified: string;
  modifiedText: string;
}

const documents: readonly StoryDocument[] = [
  { id: 'a', name: 'My will', status: 'complete', modified: '2026-11-26', modifiedText: '26 Nov 2026' },
  { id: 'b', name: 'Will 10', status: 'draft', modified: '2026-11-25', modifiedText: '25 Nov 2026' },
  { id: 'c', name: 'Will 9', status: 'draft', modified: '2026-11-27', modifiedText: '27 Nov 2026' },
  { id: 'd', name: 'Draft for Meera', status: 'draft', modified: '2026-10-02', modifiedText: '2 Oct 2026' },
];

function manyDocuments(count: number): StoryDocument[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `row-${index}`,
    name: `Will ${index + 1}`,
    status: 'draft',
    modified: '2026-11-26',
    modifiedText: '26 Nov 2026',
  }));
}

const columns: readonly DataTableColumn<StoryDocument>[] = [
  {
    id: 'name',
    header: 'Document Name',
    cell: (row) => row.name,
    sortValue: (row) => row.name,
    isRowHeader: true,
  },
  { id: 'status', header: 'Status', cell: (row) => <StatusBadge status={row.status} /> },
  {
    id: 'modified',
    header: 'Last Modified',
    cell: (row) => row.modifiedText,
    sortValue: (row) => row.modified,
  },
  {
    id: 'actions',
    header: 'Actions',
    cell: (row) => (
      <Button size="dense" variant="quiet" aria-label={`Edit ${row.name}`}>
        {'Edit'}
      </Button>
    ),
  },
];

interface DocumentsProps {
  rows?: readonly StoryDocument[];
  selectable?: boolean;
  selected?: readonly string[];
  loading?: boolean;
  empty?: ReactNode;
  error?: ReactNode;
  /** The list comes back in another order, without this row. */
  vanishing?: string;
  onSelected?(ids: readonly string[]): void;
  /** Draws what was chosen only when it is asked to. */
  drawsOnRequest?: boolean;
}

/** Recent documents in the small: holds the selection, and can fetch the list anew. */
function Documents({
  rows = documents,
  selectable = true,
  selected = [],
  vanishing,
  onSelected,
  drawsOnRequest = false,
  ...states
}: DocumentsProps) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set(selected));
  const newest = useRef(selectedIds);
  const draw = useRef(() => {});
  const [shown, setShown] = useState(rows);
  return (
    <div className="space-y-4">
      <DataTable
        caption="Your documents"
        columns={columns}
        rows={shown}
        rowId={(row) => row.id}
        rowName={(row) => `document ${row.name}`}
        initialSort={{ id: 'modified', desc: true }}
        selectable={selectable}
        selectedIds={selectedIds}
        onSelectedIdsChange={async (change) => {
          newest.current = change(newest.current);
          onSelected?.([...newest.current].sort());
          if (drawsOnRequest) {
            await new Promise<void>((resolve) => {
              draw.current = resolve;
            });
          }
          startTransition(() => setSelectedIds(newest.current));
        }}
        bulkActions={<Button size="dense">Move to Bin</Button>}
        {...states}
      />
      {drawsOnRequest && <Button onClick={() => draw.current()}>Draw the table</Button>}
      {vanishing !== undefined && (
        <Button onClick={() => setShown(shown.filter((row) => row.id !== vanishing).reverse())}>
          Fetch again
        </Button>
      )}
    </div>
  );
}

const meta = {
  title: 'Components/DataTable',
  component: Documents,
  parameters: { layout: 'fullscreen' },
  args: { onSelected: fn() },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-shell p-4 md:p-6">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Documents>;

export default meta;
type Story = StoryObj<typeof meta>;

function namesIn(table: HTMLElement): string[] {
  return within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent ?? '');
}

export const Rest: Story = {
  tags: ['visual', 'visual-a11y'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Your documents' });
    await expect(namesIn(table)).toEqual(['Will 9', 'My will', 'Will 10', 'Draft for Meera']);
    await expect(canvas.getByRole('columnheader', { name: 'Last Modified' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

export const SortsByKeyboard: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table');
    const byName = canvas.getByRole('button', { name: 'Document Name' });
    byName.focus();
    await userEvent.keyboard('{Enter}');
    // As a reader would look it up: 9 before 10.
    await expect(namesIn(table)).toEqual(['Draft for Meera', 'My will', 'Will 9', 'Will 10']);
    await expect(byName).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(namesIn(table)).toEqual(['Will 10', 'Will 9', 'My will', 'Draft for Meera']);
    await expect(canvas.getByRole('columnheader', { name: 'Document Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getByRole('columnheader', { name: 'Last Modified' })).not.toHaveAttribute(
      'aria-sort',
    );
  },
};

export const SelectAll: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select document My will' }));
    await expect(await canvas.findByText('1 selected')).toBeVisible();
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onSelected).toHaveBeenLastCalledWith(['a', 'b', 'c', 'd']);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.onSelected).toHaveBeenLastCalledWith([]);
    await expect(await canvas.findByText('None selected')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Move to Bin' })).toBeNull();
  },
};

/** The tick is there at once and stays, however late a long table is drawn with it. */
export const TickedBeforeTheTableIsDrawn: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { drawsOnRequest: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select document My will' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(args.onSelected).toHaveBeenLastCalledWith(['a']);
    await expect(canvas.getByText('None selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Draw the table' }));
    await expect(await canvas.findByText('1 selected')).toBeVisible();
    await expect(box).toBeChecked();
  },
};

/** Case C-53: the list comes back in another order, without one of the ticked rows. */
export const SelectionFollowsTheRowNotItsPlace: Story = {
  args: { vanishing: 'd' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select document Will 10' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select document Draft for Meera' }));
    await expect(await canvas.findByText('2 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fetch again' }));
    // The row that has vanished is neither counted nor passed on to another.
    await expect(await canvas.findByText('1 selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select document Will 10' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select document My will' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select document Will 9' })).not.toBeChecked();
  },
};

export const Loading: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { rows: [], loading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="data-table"]')).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-slot="skeleton"]')).toHaveLength(4));
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        illustration={<EmptyDocumentsIllustration />}
        title="No documents yet"
        action={<Button variant="primary">Create New Will</Button>}
      />
    ),
  },
};

export const Failed: Story = {
  args: {
    rows: [],
    error: (
      <Alert tone="danger" live action={<Button>Try again</Button>}>
        Failed to fetch documents
      </Alert>
    ),
  },
};

export const CardsOnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { selected: ['a'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    const list = canvas.getByRole('list', { name: 'Your documents' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(await canvas.findByText('4 selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit Will 9' })).toBeVisible();
  },
};

export const CardsSortedOnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const names = () =>
      canvas.getAllByText(/^(My will|Will 9|Will 10|Draft for Meera)$/).map((name) => name.textContent);
    const order = canvas.getByRole('combobox', { name: 'Sort by' });
    await expect(order).toHaveDisplayValue('Last Modified, descending');
    await expect(names()).toEqual(['Will 9', 'My will', 'Will 10', 'Draft for Meera']);
    await userEvent.selectOptions(order, 'Document Name, ascending');
    await expect(names()).toEqual(['Draft for Meera', 'My will', 'Will 9', 'Will 10']);
    await expect(order).toHaveFocus();
  },
};

/** As many as the list must stay quick with: twenty-five are drawn; sorting and ‹Select all› mean all of them. */
export const FiveThousandRows: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { rows: manyDocuments(5000) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('25 of 5,000 shown')).toBeVisible());
    const all = canvasElement.querySelector<HTMLElement>('thead [role="checkbox"]');
    if (all === null) throw new Error('No box selects all rows');
    await userEvent.click(all);
    await expect(args.onSelected).toHaveBeenLastCalledWith(expect.objectContaining({ length: 5000 }));
    await expect(await canvas.findByText('5,000 selected')).toBeVisible();
  },
};

export const TheRestOnRequest: Story = {
  args: { rows: manyDocuments(28) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByText('Show 3 more'));
    const rows = canvasElement.querySelectorAll('[data-row-id]');
    await expect(rows).toHaveLength(28);
    // The reader goes on where the list had ended.
    await expect(rows[25]).toHaveFocus();
    await expect(canvas.queryByText(/shown$/)).toBeNull();
  },
};

export const OnPaperAllRows: Story = {
  args: { rows: manyDocuments(28) },
  play: async ({ canvasElement }) => {
    const rows = () => canvasElement.querySelectorAll('[data-row-id]');
    await waitFor(() => expect(rows()).toHaveLength(25));
    window.dispatchEvent(new Event('beforeprint'));
    // At once: the browser takes its picture when the handlers have run.
    await expect(rows()).toHaveLength(28);
    window.dispatchEvent(new Event('afterprint'));
    await expect(rows()).toHaveLength(25);
  },
};

export const LongNames: Story = {
  args: {
    rows: [
      {
        id: 'long',
        name: 'Will of Meenakshi Raghunathrao Lakshmanrao Kulkarni-Deshpande and everythingwrittenwithoutspaces',
        status: 'complete',
        modified: '2026-11-26',
        modifiedText: '26 Nov 2026',
      },
    ],
  },
};

export const Devanagari: Story = {
  args: {
    rows: [
      { id: 'hi', name: 'मेरी वसीयत', status: 'draft', modified: '2026-11-26', modifiedText: '26 Nov 2026' },
    ],
  },
};

export const Dark: Story = { args: { selected: ['a', 'c'] }, globals: { theme: 'dark' } };
