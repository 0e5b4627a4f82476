import { useBlocker } from '@tanstack/react-router';
import { formatTime, SaveIndicator, type SaveState, useToast } from '@virasat/ui';
import { FreeWillDeedForm } from '@virasat/will-forms';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAccount } from '../account/account-context.tsx';
import { deedOf } from '../app/deed.ts';
import { localToday } from '../app/today.ts';
import { DeedAlerts } from './deed-alerts.tsx';
import { type DeedState, type DeedStore, isDeedBegun } from './deed-store.ts';
import { deedPageTexts as texts } from './texts.ts';
import { useDeedDownload } from './use-deed-download.ts';
import { useDeedTitle } from './use-deed-title.ts';

/** Where the answers are: on this device, or nowhere. */
function saveState({ isBlocked, keptAt, elsewhere }: DeedState): { state: SaveState; time?: string } {
  if (isBlocked) return { state: 'storage-blocked' };
  return keptAt === null || elsewhere !== null
    ? { state: 'idle' }
    : { state: 'device', time: formatTime(new Date(keptAt)) };
}

/**
 * Warns before the browser leaves the page with answers typed. Links within the product go unasked: the deed stays on
 * this device, and a toast says so.
 */
function useLeaving(store: DeedStore, isDone: boolean): void {
  const { show } = useToast();
  const isAtRisk = (): boolean => !isDone && isDeedBegun(store.getSnapshot());
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: isAtRisk });
  useEffect(
    () => () => {
      const state = store.getSnapshot();
      if (isDeedBegun(state) && !state.isBlocked && state.elsewhere === null) {
        show({ tone: 'ok', title: texts.leftTitle });
      }
    },
    [store, show],
  );
}

/** The free will-deed on the person's own answers: storage and the PDF engine are wired to it here. */
export function DeedPage() {
  const { identity } = useAccount();
  const store = deedOf(identity.sub);
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const [today] = useState(() => localToday());
  const { making, download } = useDeedDownload(state.deed);
  const handleInvalidChange = useDeedTitle();
  useLeaving(store, making.status === 'made');

  useEffect(() => {
    store.setEditing(true);
    return () => {
      store.flush();
      store.setEditing(false);
    };
  }, [store]);

  return (
    <FreeWillDeedForm
      key={state.revision}
      deed={state.deed}
      typed={state.typed}
      today={today}
      onChange={store.change}
      onTypedChange={store.type}
      onDownload={download}
      making={making}
      onStartAgain={store.startAgain}
      onInvalidChange={handleInvalidChange}
      saveIndicator={<SaveIndicator {...saveState(state)} />}
      alerts={<DeedAlerts state={state} store={store} />}
    />
  );
}
