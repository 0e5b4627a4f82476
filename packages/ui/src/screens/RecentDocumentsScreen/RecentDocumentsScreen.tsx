import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import type { RenderLink } from '../../lib/renderLink.ts';
import { texts as commonTexts } from '../../texts.ts';
import { screenColumn } from '../layout.ts';
import { proposed, specified } from '../texts.ts';

/** A failure that is told above the table. */
export interface DocumentsAlert {
  message: string;
  /** Without it the alert stays until the caller takes it away. */
  onDismiss?(): void;
  /** Offered as ‹Try again›, where the list could not be fetched anew. */
  onRetry?(): void;
}

/** The one thing that can be done about a failure. */
function alertAction({ onDismiss, onRetry }: DocumentsAlert) {
  const press = onRetry ?? onDismiss;
  return (
    press && (
      <Button size="dense" onClick={press}>
        {onRetry === undefined ? proposed.close : commonTexts.tryAgain}
      </Button>
    )
  );
}

export interface RecentDocumentsScreenProps {
  renderLink: RenderLink;
  createWillHref: string;
  alert?: DocumentsAlert | undefined;
  /** The table, and the bin below it. */
  children: ReactNode;
}

/**
 * The person's documents: heading, the way to a new will, failures, and the table that the caller gives.
 * @see spec.md, section 2, Recent documents
 * @see design.md, 3.7
 */
export function RecentDocumentsScreen({
  renderLink,
  createWillHref,
  alert,
  children,
}: RecentDocumentsScreenProps) {
  const alertPlace = useRef<HTMLDivElement>(null);
  const message = alert?.message;
  // What was pressed may stand far below, in the bin of a long list: its answer must be seen.
  useEffect(() => {
    if (message !== undefined) alertPlace.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <div
      data-slot="recent-documents-screen"
      className={screenColumn({ width: 'shell', className: 'pt-10 pb-20' })}
    >
      <div className="flex flex-col gap-4 xs:flex-row xs:flex-wrap xs:items-center xs:justify-between">
        <h1 tabIndex={-1} className="font-display text-h1 font-medium">
          {proposed.recentDocuments}
        </h1>
        <Button asChild variant="primary" icon={<Plus aria-hidden size={20} strokeWidth={1.75} />}>
          {renderLink({ href: createWillHref, className: '', children: specified.createNewWill })}
        </Button>
      </div>
      {alert !== undefined && (
        <div ref={alertPlace} className="mt-6 scroll-mt-24">
          <Alert live tone="danger" action={alertAction(alert)}>
            {message}
          </Alert>
        </div>
      )}
      <div className="mt-8 space-y-12">{children}</div>
    </div>
  );
}
