import type { DocumentsMove } from '@virasat/api-client';
import { useState } from 'react';

type Ids = ReadonlySet<string>;
const NONE: Ids = new Set();

/** What is ticked in the list and in the bin, apart from each other. */
export interface DocumentSelection {
  list: Ids;
  bin: Ids;
  choose(where: DocumentsMove['to'], ids: Ids): void;
  /** Takes ticks away: of documents that have moved. */
  forget(ids: readonly string[]): void;
}

/** Keeps ticks by the documents' ids: a list that comes back in another order changes none. */
export function useDocumentSelection(): DocumentSelection {
  const [ticked, setTicked] = useState({ list: NONE, bin: NONE });
  const without = (ids: Ids, gone: Ids): Ids => new Set([...ids].filter((id) => !gone.has(id)));
  return {
    ...ticked,
    choose: (where, ids) => setTicked((before) => ({ ...before, [where]: ids })),
    forget: (ids) => {
      const gone = new Set(ids);
      setTicked(({ list, bin }) => ({ list: without(list, gone), bin: without(bin, gone) }));
    },
  };
}
