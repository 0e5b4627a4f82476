import type { DocumentsMove } from '@virasat/api-client';
import { startTransition, useRef, useState } from 'react';
import { afterNextFrame } from '../app/after-frame.ts';

type Ids = ReadonlySet<string>;
const NONE: Ids = new Set();
const NOTHING = { list: NONE, bin: NONE };

/** What is ticked in the list and in the bin, apart from each other. */
export interface DocumentSelection {
  list: Ids;
  bin: Ids;
  /** What is ticked at this moment, drawn yet or not. */
  now(where: DocumentsMove['to']): Ids;
  /** Counts at once for `now`. The promise ends when the page is about to be drawn with it. */
  choose(where: DocumentsMove['to'], change: (before: Ids) => Ids): Promise<void>;
  /** Takes ticks away: of documents that have moved. */
  forget(ids: readonly string[]): void;
}

/** Waits until the frame that is due is on the screen. */
const nextFrame = (): Promise<void> => new Promise((resolve) => afterNextFrame(resolve).ask());

/** Keeps ticks by the documents' ids: a list that comes back in another order changes none. */
export function useDocumentSelection(): DocumentSelection {
  const [ticked, setTicked] = useState(NOTHING);
  // The page is drawn a moment after a tick, and may be pressed before.
  const newest = useRef(NOTHING);
  const without = (ids: Ids, gone: Ids): Ids => new Set([...ids].filter((id) => !gone.has(id)));
  return {
    ...ticked,
    now: (where) => newest.current[where],
    choose: async (where, change) => {
      newest.current = { ...newest.current, [where]: change(newest.current[where]) };
      // The box shows its tick by itself: the page, which is long, must not hold up the frame with it.
      await nextFrame();
      startTransition(() => setTicked(newest.current));
    },
    forget: (ids) => {
      const gone = new Set(ids);
      const { list, bin } = newest.current;
      newest.current = { list: without(list, gone), bin: without(bin, gone) };
      setTicked(newest.current);
    },
  };
}
