import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';

export interface DataTableSortButtonProps {
  label: string;
  sorted: false | 'asc' | 'desc';
  onPress(): void;
}

/** The head of a sortable column; the order is told by the head cell's `aria-sort`. */
export function DataTableSortButton({ label, sorted, onPress }: DataTableSortButtonProps) {
  const directed = sorted === 'asc' ? ArrowUp : ArrowDown;
  const Icon = sorted === false ? ChevronsUpDown : directed;
  return (
    <button
      type="button"
      onClick={onPress}
      className="-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-start lg:whitespace-nowrap hover:text-ink hover:underline"
    >
      <span>{label}</span>
      <Icon aria-hidden className="size-4 shrink-0 print:hidden" strokeWidth={1.75} />
    </button>
  );
}
