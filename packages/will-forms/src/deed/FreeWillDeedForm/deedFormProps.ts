import type { FreeWillDeed } from '@virasat/will-model';
import type { ReactNode } from 'react';
import type { DeedMaking } from './DeedOutcome.tsx';
import type { TypedDeedParts } from './typedDeedParts.ts';

export interface FreeWillDeedFormProps {
  /** Read once: give the form another `key` when the deed was replaced from outside. */
  deed: FreeWillDeed;
  /** What is typed but isn't part of the deed yet. Read once. */
  typed: TypedDeedParts;
  /** The person's own date, 'YYYY-MM-DD': the age is counted on it. */
  today: string;
  /** Every change, valid or not, within the event that made it. */
  onChange(deed: FreeWillDeed): void;
  onTypedChange(typed: TypedDeedParts): void;
  /** Receives only a deed that lacks nothing. */
  onDownload(deed: FreeWillDeed): void;
  making: DeedMaking;
  /** Removes everything that was typed. */
  onStartAgain(): void;
  /** Where the answers are: ui's SaveIndicator. */
  saveIndicator?: ReactNode;
  /** What the page has to say above the form: ui's Alerts. */
  alerts?: ReactNode;
  /** Whether a refused download has left marks: the page's title says so. */
  onInvalidChange?: ((isInvalid: boolean) => void) | undefined;
}
