import type { StageNumber } from '@virasat/will-model';
import { createContext } from 'react';

/** Where the page is on its way to from the stage on screen; null while it stays. */
export type StageLeaving = 'back' | 'on' | null;

/** Read by the buttons alone: that the next stage is on its way is no reason to draw this one anew. */
export const StageLeavingContext = createContext<StageLeaving>(null);

/** @param arriving The stage that was asked for and is still on its way; null while none is. */
export function leavingTo(stage: StageNumber, arriving: StageNumber | null): StageLeaving {
  if (arriving === null || arriving === stage) return null;
  return arriving < stage ? 'back' : 'on';
}

/** The sign of a busy button comes late: most stages are there before it would be seen, and none flashes. */
export const LATE_SPINNER =
  '*:data-[slot=spinner]:transition-opacity *:data-[slot=spinner]:delay-150 starting:*:data-[slot=spinner]:opacity-0';
