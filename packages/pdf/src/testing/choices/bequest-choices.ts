import { type Allocation, assetTypes, type WillDraft } from '@virasat/will-model';
import type { Choices } from './choice.ts';
import { nominees } from './everything-typed.ts';

const same = (draft: WillDraft): WillDraft => draft;
const share = (nomineeId: string, percentage: number | null, comment = ''): Allocation => ({
  nomineeId,
  percentage,
  comment,
});
const assetOf = (type: (typeof assetTypes)[number], index: number, shares: Allocation[]) => ({
  id: `asset-${index}`,
  type,
  identifier: `Thing-${index}`,
  description: `Described-${index}`,
  nomineeAllocations: shares,
});
const given =
  (...shares: Allocation[]) =>
  (draft: WillDraft): WillDraft => ({ ...draft, assets: [assetOf('Vehicle', 0, shares)] });

/** What the form offers for beneficiaries and assets. */
export const bequestChoices: Choices = {
  notes: {
    none: { change: same },
    one: {
      change: (draft) => ({
        ...draft,
        nominees: nominees.map((nominee, index) => ({
          ...nominee,
          nomiee_notes: index === 1 ? 'Note-1' : '',
        })),
      }),
      prints: ['Note-1'],
    },
  },
  assets: {
    whole: { change: given(share('Asha', 100)), absent: ['IV.4', 'IV.5', 'IV.6', 'IV.10'] },
    shared: {
      change: given(share('Asha', 60, 'Why-60'), share('Ravi', 40)),
      stands: ['IV.6'],
      absent: ['IV.4', 'IV.5'],
      prints: ['Why-60'],
    },
    under: {
      change: given(share('Asha', 33), share('Ravi', 33), share('Trust', 33)),
      stands: ['IV.4', 'IV.6'],
      absent: ['IV.5'],
    },
    unknown: {
      change: given(share('gone', 30), share('Ravi', 70)),
      stands: ['IV.5', 'IV.6'],
      absent: ['IV.4'],
    },
    unfinished: { change: given(share('', null), share('Asha', null)), stands: ['IV.4'] },
    every: {
      change: (draft) => ({
        ...draft,
        assets: assetTypes.map((type, index) => assetOf(type, index, [share('Asha', 100)])),
      }),
      stands: [...assetTypes.map((type) => `IV.3 ${type}`), 'IV.10'],
      prints: assetTypes.map((_, index) => `Described-${index}`),
    },
    none: {
      change: (draft) => ({ ...draft, assets: [] }),
      stands: ['IV.1'],
      absent: ['IV.2', 'IV.6', 'IV.10'],
    },
  },
};
