import { type Residuary, residuaryMessages } from '@virasat/will-model';
import { residuaryTexts } from '../../texts/residuary.ts';
import type { PlaceOf } from '../StageForm/index.ts';

/** The DOM id of one of the stage's own fields; the ids of the shares' controls begin with that of their list. */
export const fieldId = (field: keyof Residuary): string => `residuary-${field}`;

// As ui's AllocationEditor names its controls.
const SHARES = fieldId('customAllocations');
const ADD_SHARE_ID = `${SHARES}-add`;
const shareFieldId = (key: string, field: 'person' | 'share'): string => `${SHARES}-${key}-${field}`;

/**
 * Where each fault of stage 5 is shown. A total that is too high leads to the first share, which can be lowered.
 *
 * @param keys The keys of the shares' rows, in their order.
 */
export const residuaryPlaces =
  (keys: readonly string[]): PlaceOf<Residuary> =>
  ({ path: [field, row, part], message }) => {
    if (field === 'scope' || field === 'distributionOption' || field === 'customText') {
      return { targetId: fieldId(field) };
    }
    const at = typeof row === 'number' ? row : 0;
    const key = keys[at];
    if (key === undefined || message === residuaryMessages.nobodySelected) return { targetId: ADD_SHARE_ID };
    const targetId = shareFieldId(key, part === 'nomineeId' ? 'person' : 'share');
    return typeof row === 'number' ? { targetId, context: residuaryTexts.proposed.share(at) } : { targetId };
  };
