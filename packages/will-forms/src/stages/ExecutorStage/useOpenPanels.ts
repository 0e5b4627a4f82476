import { type Asset, type ExecutorDetails, executorSchema } from '@virasat/will-model';
import { useState } from 'react';
import { isWholeList } from './executorLists.ts';

/** Which assets' panels stand open, by asset id. */
export interface OpenPanels {
  open: ReadonlySet<string>;
  setOpen(assetId: string, open: boolean): void;
  /** Opens every panel that has a fault in it. */
  openFaulty(details: ExecutorDetails): void;
}

/** The panels of separate mode: at the start the first that lacks something is open. */
export function useOpenPanels(assets: readonly Asset[], details: ExecutorDetails): OpenPanels {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => {
    const first = assets.find(({ id }) => !isWholeList(details.executorsPerAsset[id] ?? []));
    return new Set(first && [first.id]);
  });
  return {
    open,
    setOpen: (assetId, isOpen) =>
      setOpen((before) => new Set([...before].filter((id) => id !== assetId).concat(isOpen ? assetId : []))),
    openFaulty: (current) => {
      const issues = executorSchema(assets).safeParse(current).error?.issues ?? [];
      const faulty = issues
        .filter(({ path }) => path[0] === 'executorsPerAsset')
        .map(({ path }) => String(path[1]));
      setOpen((before) => new Set([...before, ...faulty]));
    },
  };
}
