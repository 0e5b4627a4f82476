import type { WillDraft } from '../draft/will-draft.ts';
import { totalPercentage, WHOLE } from '../shares/shares.ts';
import type { Asset } from '../stages/assets/assets.shape.ts';
import { isBlank } from '../text/blank.ts';
import { fraction } from './fraction.ts';
import type { Step } from './nominee-dies.ts';
import { knownShares, residueParts } from './residue-takers.ts';
import type { Taker } from './what-if-report.ts';

/** A gift that has come to nothing: who would have had it, and that nobody takes it. */
export interface LostStep extends Omit<Step, 'taker'> {
  readonly taker: null;
  readonly loser: Taker;
}

/**
 * Follows the will where an asset isn't owned any more at death: the gift fails (IV.9), and what is left of the money
 * received for it goes as property that Article IV doesn't describe.
 *
 * @see wording.md, IV.9, VI.1a, VI.1b, VI.1c; Indian Succession Act 1925, section 152
 */
export function stepsWithoutAsset(draft: WillDraft, asset: Asset): (Step | LostStep)[] {
  const shares = knownShares(asset.nomineeAllocations, draft);
  const whole = Math.max(WHOLE, totalPercentage(shares));
  const lost = shares.map(
    ({ nomineeId, percentage }): LostStep => ({
      thing: 'asset',
      assetId: asset.id,
      taker: null,
      loser: { kind: 'nominee', nomineeId },
      share: fraction(percentage, whole),
      clauseIds: ['IV.9'],
      condition: 'always',
    }),
  );
  return [...lost, ...proceeds(draft, asset.id)];
}

function proceeds(draft: WillDraft, assetId: string): Step[] {
  const common = { thing: 'proceeds', assetId, condition: 'always' } as const;
  const { scope, valueLimit } = draft.residuary;
  if (scope !== 'all-including-unmentioned') {
    return [{ ...common, taker: { kind: 'intestacy' }, share: { part: 1, of: 1 }, clauseIds: ['VI.1a'] }];
  }
  const limit = isBlank(valueLimit) ? [] : ['VI.1c'];
  return residueParts(draft, null).map(({ taker, share, clauseIds }) => ({
    ...common,
    taker,
    share,
    clauseIds: ['VI.1b', ...limit, ...clauseIds],
  }));
}
