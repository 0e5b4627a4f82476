import { useMutation } from '@tanstack/react-query';
import { downloadWill, retryPolicy } from '@virasat/api-client';
import { useAccount } from '../account/account-context.tsx';

/** spec.md section 8, Documents. */
const DOWNLOAD_FAILED = 'Failed to download document. Please try again later.';

/** Fetches the PDF of a complete document. */
export interface DownloadDocument {
  download(fileLink: string, itemType: string): void;
  /** The documents whose download is on its way. */
  busyIds: ReadonlySet<string>;
  failure: string | null;
  dismiss(): void;
}

/** Follows the link in this tab: the service sends the file as an attachment, so no pop-up can be refused. */
function follow(pdfLink: string): void {
  const link = document.createElement('a');
  link.href = pdfLink;
  link.rel = 'noopener';
  link.download = '';
  link.click();
}

/**
 * Downloads a document by the `returnpdf` action.
 *
 * @see spec.md section 7, Download
 */
export function useDownloadDocument(): DownloadDocument {
  const { client } = useAccount();
  const { mutate, error, reset, isPending, variables } = useMutation({
    mutationKey: ['documents', 'download'],
    retry: retryPolicy,
    mutationFn: (document: { fileLink: string; itemType: string }) => downloadWill(client, document),
    onSuccess: ({ pdfLink }) => follow(pdfLink),
  });
  return {
    download: (fileLink, itemType) => mutate({ fileLink, itemType }),
    busyIds: new Set(isPending ? [variables.fileLink] : []),
    failure: error === null ? null : DOWNLOAD_FAILED,
    dismiss: reset,
  };
}
