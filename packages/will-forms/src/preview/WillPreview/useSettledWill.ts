import { composeWill, type WillDocument } from '@virasat/pdf';
import type { WillDraft } from '@virasat/will-model';
import { startTransition, useEffect, useRef, useState } from 'react';
import { changesBetween, type WillChanges } from '../WillText/index.ts';

/** How long typing has to rest before the will is composed anew, in ms (design.md 4.6). */
const SETTLE_MS = 500;
/** How long new words stay marked, in ms (design.md 4.6). */
const MARK_MS = 2000;

/** The will as it was when typing last rested. */
export interface SettledWill {
  /** Null until it was composed for the first time. */
  document: WillDocument | null;
  /** What is new since the time before, for a moment; else null. */
  changes: WillChanges | null;
}

/**
 * Composes the will of a draft once typing rests, and says for a moment what is new in it. The field that is typed into
 * never waits: composing follows half a second later, and drawing gives way to the next key.
 */
export function useSettledWill(draft: WillDraft): SettledWill {
  const [will, setWill] = useState<SettledWill>({ document: null, changes: null });
  const last = useRef<WillDocument | null>(null);
  useEffect(() => {
    const composed = setTimeout(
      () => {
        const document = composeWill(draft);
        const changes = last.current === null ? null : changesBetween(last.current, document);
        last.current = document;
        startTransition(() => setWill({ document, changes }));
      },
      last.current === null ? 0 : SETTLE_MS,
    );
    return () => clearTimeout(composed);
  }, [draft]);
  useEffect(() => {
    if (will.changes === null) return;
    const faded = setTimeout(() => startTransition(() => setWill({ ...will, changes: null })), MARK_MS);
    return () => clearTimeout(faded);
  }, [will]);
  return will;
}
