import { CircleCheck, CloudOff, HardDrive, LoaderCircle, type LucideIcon, TriangleAlert } from 'lucide-react';
import { texts } from '../../texts.ts';

/** Where the answers are. `idle`: nothing has been typed yet. */
export type SaveState = 'idle' | 'saving' | 'device' | 'account' | 'account-failed' | 'storage-blocked';

/** A state that lasts and is worth saying aloud. */
export type SettledSaveState = Exclude<SaveState, 'idle' | 'saving'>;

/** What a state looks like. */
export interface SaveStateLook {
  Icon: LucideIcon;
  ink: string;
}

/** Icon and colour for each state that shows. */
export const saveStateLooks: Record<Exclude<SaveState, 'idle'>, SaveStateLook> = {
  saving: { Icon: LoaderCircle, ink: 'text-ink-3' },
  device: { Icon: HardDrive, ink: 'text-ink-3' },
  account: { Icon: CircleCheck, ink: 'text-ok-ink' },
  'account-failed': { Icon: CloudOff, ink: 'text-danger' },
  'storage-blocked': { Icon: TriangleAlert, ink: 'text-warn-ink' },
};

/** Whether the state is an end, not something on the way. */
export function isSettled(state: SaveState): state is SettledSaveState {
  return state !== 'idle' && state !== 'saving';
}

/**
 * The words for a state.
 * @param time Already written out: 4:12 pm. Without it the sentence ends before it.
 */
export function saveStateText(state: SaveState, time?: string): string {
  const at = (text: string) => (time === undefined ? text : `${text}, ${time}`);
  switch (state) {
    case 'idle':
      return '';
    case 'saving':
      return texts.saving;
    case 'device':
      return at(texts.savedOnDevice);
    case 'account':
      return at(texts.savedToAccount);
    case 'account-failed':
      return texts.notSavedToAccount;
    case 'storage-blocked':
      return texts.storageBlocked;
    default:
      return state satisfies never;
  }
}
