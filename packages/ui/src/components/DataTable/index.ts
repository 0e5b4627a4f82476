export { DataTable, type DataTableProps } from './DataTable.tsx';
export type { SelectionListener } from './dataTableSelection.ts';
export type { DataTableColumn } from './dataTableTypes.ts';
export type { InitialSort } from './useSortedRows.ts';
