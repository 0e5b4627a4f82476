import { useMemo } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { DataTable } from '../../components/DataTable/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { EmptyBillingIllustration } from '../../illustrations/EmptyBillingIllustration.tsx';
import type { RenderLink } from '../../lib/renderLink.ts';
import { texts as commonTexts } from '../../texts.ts';
import { screenColumn } from '../layout.ts';
import { proposed as screenTexts } from '../texts.ts';
import { type BillingPayment, billingColumns } from './billingColumns.tsx';
import { billingTexts as texts } from './billingTexts.ts';

/** Something that went wrong while the list stands: told above it. */
export interface BillingAlert {
  message: string;
  onDismiss(): void;
}

export interface BillingScreenProps {
  renderLink: RenderLink;
  /** Where the balance is topped up. */
  paymentHref: string;
  /** In the order in which they are shown: the newest first. */
  payments: readonly BillingPayment[];
  /** The payments are on their way. */
  loading: boolean;
  /** Why they could not be fetched: 'Failed to fetch billing data'. Payments that are known stay below it. */
  error?: string | undefined;
  onRetry(): void;
  /** Payments whose invoice is being made: further presses are ignored. */
  busyIds?: ReadonlySet<string>;
  onDownloadInvoice(id: string): void;
  alert?: BillingAlert | undefined;
}

const nothingBusy: ReadonlySet<string> = new Set();

/**
 * What the person has paid, with an invoice for each payment that went through.
 * @see spec.md, section 2, Billing
 * @see design.md, 3.8
 */
export function BillingScreen({
  renderLink,
  paymentHref,
  payments,
  loading,
  error,
  onRetry,
  busyIds = nothingBusy,
  onDownloadInvoice,
  alert,
}: BillingScreenProps) {
  const columns = useMemo(() => billingColumns({ busyIds, onDownloadInvoice }), [busyIds, onDownloadInvoice]);
  const failure = error !== undefined && (
    <Alert
      live
      tone="danger"
      title={texts.proposed.error}
      action={
        <Button size="dense" onClick={onRetry}>
          {commonTexts.tryAgain}
        </Button>
      }
    >
      {error}
    </Alert>
  );
  const topUp = (
    <Button asChild variant="secondary">
      {renderLink({ href: paymentHref, className: '', children: texts.proposed.topUp })}
    </Button>
  );
  return (
    <div data-slot="billing-screen" className={screenColumn({ width: 'shell', className: 'pt-10 pb-20' })}>
      <div className="flex flex-col gap-4 xs:flex-row xs:flex-wrap xs:items-end xs:justify-between">
        <div>
          <h1 tabIndex={-1} className="font-display text-h1 font-medium">
            {texts.title}
          </h1>
          <p className="mt-2 max-w-[68ch] text-ink-2">{texts.proposed.lead}</p>
        </div>
        {payments.length > 0 && topUp}
      </div>
      {alert !== undefined && (
        <Alert
          live
          tone="danger"
          className="mt-6"
          action={
            <Button size="dense" onClick={alert.onDismiss}>
              {screenTexts.close}
            </Button>
          }
        >
          {alert.message}
        </Alert>
      )}
      <div className="mt-8 space-y-4">
        {payments.length > 0 && failure}
        <DataTable
          caption={texts.title}
          captionHidden
          columns={columns}
          rows={payments}
          rowId={({ id }) => id}
          rowName={({ number }) => texts.proposed.rowName(number)}
          loading={loading}
          error={payments.length === 0 && failure ? failure : undefined}
          empty={
            <EmptyState illustration={<EmptyBillingIllustration />} title={texts.empty} action={topUp} />
          }
        />
      </div>
    </div>
  );
}
