import type { WillDraft } from '@virasat/will-model';
import { meera } from '@virasat/will-model/fixtures';
import { composeWill } from '../content/compose-will.ts';
import { keysOf, textOfRow } from './reading.ts';

/** Meera's will with some of its answers changed. */
export const changed = (
  changes: {
    [Section in keyof WillDraft]?: Section extends 'nominees' | 'assets'
      ? WillDraft[Section]
      : Partial<WillDraft[Section]>;
  },
): WillDraft => ({
  personalDetails: { ...meera.personalDetails, ...changes.personalDetails },
  nominees: changes.nominees ?? meera.nominees,
  assets: changes.assets ?? meera.assets,
  executor: { ...meera.executor, ...changes.executor },
  residuary: { ...meera.residuary, ...changes.residuary },
  otherInfo: { ...meera.otherInfo, ...changes.otherInfo },
});

/** The rows of the wording that the draft's will prints. */
export const keys = (draft: WillDraft): string[] => keysOf(composeWill(draft));
/** What one row of the wording says in the draft's will. */
export const row = (draft: WillDraft, key: string): string => textOfRow(composeWill(draft), key);

const [flat] = meera.assets;

/** Meera's flat with some of its answers changed. */
export const asset = (changes: Partial<WillDraft['assets'][number]>): WillDraft['assets'][number] => {
  if (flat === undefined) throw new Error('Meera has a flat');
  return { ...flat, ...changes };
};
