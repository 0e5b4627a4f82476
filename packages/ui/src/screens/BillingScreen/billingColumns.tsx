import { Download } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import { localDay } from '../../components/DocumentsTable/localDay.ts';
import { StatusBadge } from '../../components/StatusBadge/index.ts';
import { formatAmount, formatDate } from '../../format/index.ts';
import { billingTexts as texts } from './billingTexts.ts';

/** One payment of the history. */
export interface BillingPayment {
  /** Unique among the payments, never empty. */
  id: string;
  /** Its place in the history, counted from 1. */
  number: number;
  /** When it was made: an ISO moment or date; '' where the service doesn't say. */
  date: string;
  /** Hundredths of the currency: paise for INR. */
  amountPaise: number;
  /** ISO 4217. */
  currency: string;
  status: 'Success' | 'Pending' | 'failed';
}

/** What the buttons of the table do, by the payment's id. */
export interface BillingActions {
  busyIds: ReadonlySet<string>;
  onDownloadInvoice(id: string): void;
}

/** A dash for the eye, words for the ear. */
function Nothing({ children }: { children: string }) {
  return (
    <>
      <span aria-hidden>—</span>
      <span className="sr-only">{children}</span>
    </>
  );
}

function PaymentDate({ iso }: { iso: string }) {
  const day = formatDate(localDay(iso), 'short');
  if (day === '') return <Nothing>{texts.proposed.dateUnknown}</Nothing>;
  return (
    <time dateTime={iso} className="whitespace-nowrap tabular-nums">
      {day}
    </time>
  );
}

/** The columns, in the specification's order. */
export const billingColumns = ({
  busyIds,
  onDownloadInvoice,
}: BillingActions): DataTableColumn<BillingPayment>[] => [
  {
    id: 'number',
    header: texts.number,
    cell: ({ number }) => <span className="tabular-nums">{number}</span>,
  },
  {
    id: 'date',
    header: texts.date,
    isRowHeader: true,
    cell: ({ date }) => <PaymentDate iso={date} />,
  },
  {
    id: 'amount',
    header: texts.amount,
    align: 'end',
    cell: ({ amountPaise, currency }) => (
      <span className="whitespace-nowrap font-semibold tabular-nums">
        {formatAmount(amountPaise, currency)}
      </span>
    ),
  },
  { id: 'status', header: texts.status, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: 'invoice',
    header: texts.invoice,
    // Only what was paid has an invoice (spec.md, section 2, Billing).
    cell: ({ id, number, status }) =>
      status === 'Success' ? (
        <Button
          variant="quiet"
          size="dense"
          className="-mx-2 min-h-11 max-w-none whitespace-nowrap"
          icon={<Download aria-hidden size={16} strokeWidth={1.75} />}
          aria-label={texts.proposed.downloadOf(number)}
          busy={busyIds.has(id)}
          onClick={() => onDownloadInvoice(id)}
        >
          {texts.proposed.download}
        </Button>
      ) : (
        <Nothing>{texts.proposed.noInvoice}</Nothing>
      ),
  },
];
