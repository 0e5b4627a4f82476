import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQuery, type Invoice } from '@virasat/api-client';
import { useCallback, useRef, useState } from 'react';
import { useAccount } from '../account/account-context.tsx';
import { saveFile } from '../app/save-file.ts';
import { billingTexts } from './billing-texts.ts';

/** Makes invoices and hands them to the person. */
export interface InvoiceDownload {
  /** @param rowId Names the payment in `busyIds`. */
  download(rowId: string, invoice: Invoice): void;
  busyIds: ReadonlySet<string>;
  failure: string | null;
  dismiss(): void;
}

/**
 * Draws an invoice here and saves it as `invoice-<payment id>.pdf`, each once at a time.
 *
 * @see spec.md section 9
 */
export function useInvoiceDownload(): InvoiceDownload {
  const { client } = useAccount();
  const queryClient = useQueryClient();
  const underWay = useRef(new Set<string>());
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  const [hasFailed, setFailed] = useState(false);

  const { mutate } = useMutation({
    mutationKey: ['invoices', 'draw'],
    mutationFn: async ({ invoice }: { rowId: string; invoice: Invoice }) => {
      const [{ drawInvoice }, { fullName, email }] = await Promise.all([
        import('./invoice-file.ts'),
        queryClient.ensureQueryData(accountQuery(client)),
      ]);
      return drawInvoice(invoice, { name: fullName, email });
    },
    onSuccess: (bytes, { invoice }) => saveFile(bytes, `invoice-${invoice.id}.pdf`),
    onError: () => setFailed(true),
    onSettled: (_bytes, _error, { rowId }) => {
      underWay.current.delete(rowId);
      setBusyIds(new Set(underWay.current));
    },
  });
  return {
    download: useCallback(
      (rowId, invoice) => {
        if (underWay.current.has(rowId)) return;
        underWay.current.add(rowId);
        setBusyIds(new Set(underWay.current));
        setFailed(false);
        mutate({ rowId, invoice });
      },
      [mutate],
    ),
    busyIds,
    failure: hasFailed ? billingTexts.proposed.invoiceFailed : null,
    dismiss: () => setFailed(false),
  };
}
