import type { DocumentsMove } from '@virasat/api-client';
import { useRef, useState } from 'react';

type Ids = ReadonlySet<string>;
const NONE: Ids = new Set();
const NOTHING = { list: NONE, bin: NONE };

/** What is ticked in the list and in the bin, apart from each other. */
export interface DocumentSelection {
  list: Ids;
  bin: Ids;
  /** What is ticked at this moment, drawn yet or not. */
  now(where: DocumentsMove['to']): Ids;
  choose(where: DocumentsMove['to'], change: (before: Ids) => Ids): void;
  /** Takes ticks away: of documents that have moved. */
  forget(ids: readonly string[]): void;
}

/** Keeps ticks by the documents' ids: a list that comes back in another order changes none. */
export function useDocumentSelection(): DocumentSelection {
  const [ticked, setTicked] = useState(NOTHING);
  // The page is drawn a moment after a tick, and may be pressed before.
  const newest = useRef(NOTHING);
  const change = (next: typeof NOTHING): void => {
    newest.current = next;
    setTicked(next);
  };
  const without = (ids: Ids, gone: Ids): Ids => new Set([...ids].filter((id) => !gone.has(id)));
  return {
    ...ticked,
    now: (where) => newest.current[where],
    choose: (where, changed) => change({ ...newest.current, [where]: changed(newest.current[where]) }),
    forget: (ids) => {
      const gone = new Set(ids);
      const { list, bin } = newest.current;
      change({ list: without(list, gone), bin: without(bin, gone) });
    },
  };
}
