import type { WillDraft } from '@virasat/will-model';
import { startTransition, useEffect, useState } from 'react';
import { draftReader, type ShownReport } from '../reading/index.ts';

/** A report, and the very draft that it is of: the two may be a moment behind the answers. */
export interface DraftReport {
  readonly draft: WillDraft;
  readonly report: ShownReport;
}

/**
 * Keeps a report of the draft. It is made away from the page, so that neither what is drawn first nor a press waits for
 * it; a press that depends on it waits until it is of this very draft.
 *
 * @param today The person's own date, 'YYYY-MM-DD'.
 * @returns Null until the first is there.
 * @throws What looking over the answers threw, while drawing: without a report nobody could submit, and not know why.
 */
export function useReport(draft: WillDraft, today: string): DraftReport | null {
  const [seen, setSeen] = useState<DraftReport | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    let isStale = false;
    const look = async (): Promise<void> => {
      const report = await draftReader().report(draft, today);
      // Drawn in parts: it may be as long as the will.
      if (!isStale) startTransition(() => setSeen({ draft, report }));
    };
    look().catch((error: unknown) => setFailure({ error }));
    return () => {
      isStale = true;
    };
  }, [draft, today]);
  if (failure !== null) throw failure.error;
  return seen;
}
