import type { Logger } from 'pino';
import type { Payments } from './payments.ts';

/**
 * Reconciles now and again and again, one pass at a time.
 *
 * @param everyMs Between two passes.
 * @returns What ends it: the pass that is under way is waited for, since it works on the database.
 */
export function keepReconciling(payments: Payments, everyMs: number, log: Logger): () => Promise<void> {
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;

  const pass = async (): Promise<void> => {
    try {
      const credited = await payments.reconcile();
      if (credited > 0) log.info({ credited }, 'payments found by reconciliation');
    } catch (err) {
      log.warn({ err }, 'payments could not be reconciled');
    }
    if (isEnded) return;
    timer = setTimeout(() => {
      underWay = pass();
    }, everyMs);
  };
  let underWay = pass();

  return () => {
    isEnded = true;
    clearTimeout(timer);
    return underWay;
  };
}
