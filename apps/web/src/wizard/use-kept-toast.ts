import { useToast } from '@virasat/ui';
import { useEffect, useEffectEvent } from 'react';
import { accountTexts } from '../account/texts.ts';
import { type DraftStore, isBegun } from '../draft/draft-store.ts';

/**
 * Says, when the wizard is left for another page, that the answers stay.
 *
 * @param isDone True once the will was submitted: then there is nothing to keep.
 * @see design.md 4.8
 */
export function useKeptToast(store: DraftStore, isDone: boolean): void {
  const { show } = useToast();
  const sayKept = useEffectEvent(() => {
    const state = store.getSnapshot();
    const isKept = !state.isBlocked && state.elsewhere === null;
    if (!isDone && isBegun(state) && isKept) show({ tone: 'ok', title: accountTexts.kept });
  });
  useEffect(() => () => sayKept(), []);
}
