import { useQuery } from '@tanstack/react-query';
import { invoicesQuery } from '@virasat/api-client';
import { BillingScreen } from '@virasat/ui';
import { useCallback, useMemo } from 'react';
import { useAccount } from '../account/account-context.tsx';
import { renderLink } from '../shell/render-link.tsx';
import { billingRows } from './billing-rows.ts';
import { billingTexts } from './billing-texts.ts';
import { useInvoiceDownload } from './use-invoice-download.ts';

/** What the person has paid (spec.md section 2, Billing). */
export function BillingPage() {
  const { client } = useAccount();
  const { data, isPending, isError, refetch } = useQuery(invoicesQuery(client));
  const { payments, find } = useMemo(() => billingRows(data), [data]);
  const { download, busyIds, failure, dismiss } = useInvoiceDownload();
  const handleDownload = useCallback(
    (id: string): void => {
      const invoice = find(id);
      if (invoice) download(id, invoice);
    },
    [find, download],
  );
  return (
    <BillingScreen
      renderLink={renderLink}
      paymentHref="/payment"
      payments={payments}
      loading={isPending}
      error={isError ? billingTexts.fetchFailed : undefined}
      onRetry={() => void refetch()}
      busyIds={busyIds}
      onDownloadInvoice={handleDownload}
      alert={failure === null ? undefined : { message: failure, onDismiss: dismiss }}
    />
  );
}
