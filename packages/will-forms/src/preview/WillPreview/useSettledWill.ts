import type { ArticleId } from '@virasat/pdf';
import type { WillDraft } from '@virasat/will-model';
import { startTransition, useEffect, useRef, useState } from 'react';
import { draftReader, type StageWill } from '../../reading/index.ts';
import { type WillChanges, willChanges } from '../WillText/index.ts';
import type { Watch } from './useWatched.ts';

/** How long typing has to rest before the will is composed anew, in ms (design.md 4.6). */
const SETTLE_MS = 500;
/** How long new words stay marked, in ms (design.md 4.6). */
const MARK_MS = 2000;

/** The will as it was when typing last rested. */
export interface SettledWill {
  /** Its asked articles alone; null until it was composed for the first time. */
  document: StageWill['document'] | null;
  /** What is new since the time before, for a moment; else null. */
  changes: WillChanges | null;
}

/**
 * Composes the will of a draft once typing rests, and says for a moment what is new in it. The field that is typed into
 * never waits: composing follows half a second later, in a worker, and drawing gives way to the next key.
 *
 * @param watchDraft The same function at every call.
 * @param articles The same list at every call, as long as the same are wanted.
 */
export function useSettledWill(watchDraft: Watch<WillDraft>, articles: readonly ArticleId[]): SettledWill {
  const [will, setWill] = useState<SettledWill>({ document: null, changes: null });
  const isFirst = useRef(true);
  useEffect(() => {
    let settled: ReturnType<typeof setTimeout> | undefined;
    let newest: WillDraft | null = null;
    const read = async (draft: WillDraft): Promise<void> => {
      const { document, fresh } = await draftReader().will(draft, articles);
      if (draft !== newest) return;
      const changes = isFirst.current || fresh === null ? null : willChanges(fresh);
      isFirst.current = false;
      startTransition(() => setWill({ document, changes }));
    };
    const unwatch = watchDraft((draft) => {
      newest = draft;
      clearTimeout(settled);
      settled = setTimeout(
        () =>
          read(draft).catch(() => {
            // The page goes on without a preview; the next answers are read anew.
          }),
        isFirst.current ? 0 : SETTLE_MS,
      );
    });
    return () => {
      unwatch();
      newest = null;
      clearTimeout(settled);
    };
  }, [watchDraft, articles]);
  useEffect(() => {
    if (will.changes === null) return;
    const faded = setTimeout(
      () => startTransition(() => setWill((now) => (now === will ? { ...now, changes: null } : now))),
      MARK_MS,
    );
    return () => clearTimeout(faded);
  }, [will]);
  return will;
}
