import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { announce } from '../../lib/announce.ts';
import { cn } from '../../lib/cn.ts';
import { useDelayed } from '../../lib/useDelayed.ts';
import { texts } from '../../texts.ts';
import {
  isSettled,
  type SaveState,
  type SettledSaveState,
  saveStateLooks,
  saveStateText,
} from './saveStates.ts';

/** ‹Saving…› shows only where saving takes longer than this (ms). */
export const SAVING_DELAY_MS = 400;

export interface SaveIndicatorProps extends Omit<ComponentProps<'div'>, 'children'> {
  state: SaveState;
  /** When it was saved, written out: 4:12 pm. */
  time?: string | undefined;
  /** Offers ‹Try again› in the state `account-failed`. */
  onRetry?(): void;
  /** Off where a toast has just said the same. */
  spoken?: boolean;
}

/** The last lasting state, kept while a save is under way. */
function useLastSettled(state: SaveState): SettledSaveState | 'idle' {
  const [last, setLast] = useState<SettledSaveState | 'idle'>('idle');
  if (!isSettled(state)) return last;
  if (state !== last) setLast(state);
  return state;
}

/**
 * Says where the answers are, for as long as it is true. Spoken once per real change of state, never
 * per keystroke: a save that ends where the last one did says nothing.
 * @see design.md, 4.4
 */
export function SaveIndicator({
  state,
  time,
  onRetry,
  spoken = true,
  className,
  ...props
}: SaveIndicatorProps) {
  const isSlow = useDelayed(state === 'saving', SAVING_DELAY_MS);
  const settled = useLastSettled(state);
  const announced = useRef<SettledSaveState | 'idle'>('idle');
  useEffect(() => {
    if (settled === announced.current) return;
    announced.current = settled;
    if (spoken) announce(saveStateText(settled, time));
  }, [settled, spoken, time]);

  const shown = isSlow ? 'saving' : settled;
  if (shown === 'idle')
    return <div data-slot="save-indicator" data-state="idle" className={className} {...props} />;
  const { Icon, ink } = saveStateLooks[shown];
  return (
    <div
      data-slot="save-indicator"
      data-state={shown}
      className={cn('flex min-w-0 items-center gap-2 text-xs text-ink-2', className)}
      {...props}
    >
      <Icon aria-hidden className={cn('size-4 shrink-0', ink)} strokeWidth={1.75} />
      <span className="min-w-0">{saveStateText(shown, time)}</span>
      {shown === 'account-failed' && onRetry !== undefined && (
        <button
          type="button"
          onClick={onRetry}
          className="-my-3 ms-2 min-h-11 shrink-0 rounded-control font-semibold text-primary underline underline-offset-[.2em] hover:text-primary-hover"
        >
          {texts.tryAgain}
        </button>
      )}
    </div>
  );
}
