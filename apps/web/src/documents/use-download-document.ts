import { useMutation } from '@tanstack/react-query';
import { type DocumentClient, downloadWill, retryPolicy, type StoredDocument } from '@virasat/api-client';
import { useCallback, useRef, useState } from 'react';
import { useAccount } from '../account/account-context.tsx';
import { documentsTexts } from './documents-texts.ts';

/** Fetches the PDF of a complete document. */
export interface DownloadDocument {
  download(document: StoredDocument): void;
  /** The links of the documents whose download is on its way. */
  busyIds: ReadonlySet<string>;
  failure: string | null;
  dismiss(): void;
}

/** The link that the service gave leads nowhere that a browser should go. */
class UnsafeLinkError extends Error {
  override readonly name = 'UnsafeLinkError';
  readonly code = 'unsafe-link';
}

/** Where the file is. What isn't fetched over the network is no file: such a link could run a script. */
async function askForLink(client: DocumentClient, fileLink: string, itemType: string): Promise<string> {
  const { pdfLink } = await downloadWill(client, { fileLink, itemType });
  const { protocol, href } = new URL(pdfLink, window.location.href);
  if (protocol !== 'https:' && protocol !== 'http:') throw new UnsafeLinkError(protocol);
  return href;
}

/** Follows the link in this tab: the service sends the file as an attachment, so no pop-up can be refused. */
function follow(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.rel = 'noopener';
  link.download = '';
  link.click();
}

/**
 * Downloads documents by the `returnpdf` action, each once at a time.
 *
 * @see spec.md section 7, Download
 */
export function useDownloadDocument(): DownloadDocument {
  const { client } = useAccount();
  const underWay = useRef(new Set<string>());
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  const [hasFailed, setFailed] = useState(false);
  const note = (): void => setBusyIds(new Set(underWay.current));

  const { mutate } = useMutation({
    mutationKey: ['documents', 'download'],
    retry: retryPolicy,
    mutationFn: ({ fileLink, itemType }: { fileLink: string; itemType: string }) =>
      askForLink(client, fileLink, itemType),
    onSuccess: follow,
    onError: () => setFailed(true),
    onSettled: (_href, _error, { fileLink }) => {
      underWay.current.delete(fileLink);
      note();
    },
  });
  return {
    download: useCallback(
      ({ fileLink, itemType }) => {
        if (fileLink === null || underWay.current.has(fileLink)) return;
        underWay.current.add(fileLink);
        setBusyIds(new Set(underWay.current));
        setFailed(false);
        mutate({ fileLink, itemType });
      },
      [mutate],
    ),
    busyIds,
    failure: hasFailed ? documentsTexts.downloadFailed : null,
    dismiss: () => setFailed(false),
  };
}
