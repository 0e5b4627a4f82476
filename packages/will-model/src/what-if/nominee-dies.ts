import type { WillDraft } from '../draft/will-draft.ts';
import { totalPercentage, WHOLE } from '../shares/shares.ts';
import type { Asset } from '../stages/assets/assets.shape.ts';
import type { Nominee } from '../stages/nominees/nominees.shape.ts';
import { listedChildren } from '../stages/personal-details/personal-details.rules.ts';
import { isDescendantRelation } from '../text/descent.ts';
import { isSameName } from '../text/names.ts';
import { fraction, times } from './fraction.ts';
import { type Death, knownShares, type Part, residueParts, takesResidue } from './residue-takers.ts';
import type { Thing, WhatIfCondition } from './what-if-report.ts';

/** A part of one thing, under one condition. */
export interface Step extends Part {
  readonly thing: Thing;
  readonly assetId?: string;
  readonly condition: WhatIfCondition;
}

/** Who takes an asset: the shares of Article IV, then what falls into the residue. */
function assetParts(draft: WillDraft, { nomineeAllocations }: Asset, death: Death): Part[] {
  const shares = knownShares(nomineeAllocations, draft);
  const given = totalPercentage(shares);
  const whole = Math.max(WHOLE, given);
  const residue = residueParts(draft, death);
  const fallen = (percentage: number, clauseId: string): Part[] =>
    residue.map(({ taker, share, clauseIds }) => ({
      taker,
      share: times(fraction(percentage, whole), share),
      clauseIds: [clauseId, ...clauseIds.filter((id) => id !== clauseId)],
    }));
  const standing = shares.flatMap(({ nomineeId, percentage }): Part[] => {
    if (nomineeId !== death.nomineeId) {
      const taker = { kind: 'nominee', nomineeId } as const;
      return [{ taker, share: fraction(percentage, whole), clauseIds: ['IV.2'] }];
    }
    if (!death.leavesDescendants) return fallen(percentage, 'IV.8');
    const taker = { kind: 'descendants', nomineeId } as const;
    return [{ taker, share: fraction(percentage, whole), clauseIds: ['IV.8'] }];
  });
  // A share of nobody falls as a part that was never given does, by a clause of its own.
  const unknown = Math.max(0, Math.min(whole, totalPercentage(nomineeAllocations)) - given);
  const rest = whole - given - unknown;
  return [
    ...standing,
    ...(unknown > 0 ? fallen(unknown, 'IV.5') : []),
    ...(rest > 0 ? fallen(rest, 'IV.4') : []),
  ];
}

/**
 * Says whether descendants of a nominee take instead (IV.8): the nominee is a descendant of the testator, as the
 * relation or the list of children tells.
 */
const isDescendant = ({ personalDetails }: WillDraft, { name, relation }: Nominee): boolean =>
  isDescendantRelation(relation) ||
  listedChildren(personalDetails).some((child) => isSameName(child.name, name));

/**
 * Follows the will where a nominee isn't living when the testator dies: every asset and the residue of which that
 * nominee has a part, and who takes all of it then.
 *
 * @see wording.md, IV.8, VI.2c, VI.3, VI.4
 */
export function stepsWithout(draft: WillDraft, nominee: Nominee): Step[] {
  const conditions: readonly WhatIfCondition[] = isDescendant(draft, nominee)
    ? ['with-descendants', 'without-descendants']
    : ['always'];
  const assets = draft.assets.filter(({ nomineeAllocations }) =>
    knownShares(nomineeAllocations, draft).some(({ nomineeId }) => nomineeId === nominee.id),
  );
  const underEach = (partsOf: (death: Death) => Part[], thing: Thing, assetId?: string): Step[] =>
    conditions.flatMap((condition) =>
      partsOf({ nomineeId: nominee.id, leavesDescendants: condition === 'with-descendants' }).map((part) => ({
        ...part,
        thing,
        ...(assetId === undefined ? {} : { assetId }),
        condition,
      })),
    );
  return [
    ...assets.flatMap((asset) => underEach((death) => assetParts(draft, asset, death), 'asset', asset.id)),
    ...(takesResidue(draft, nominee.id) ? underEach((death) => residueParts(draft, death), 'residue') : []),
  ];
}
