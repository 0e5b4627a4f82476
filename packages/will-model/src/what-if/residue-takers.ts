import type { WillDraft } from '../draft/will-draft.ts';
import { totalPercentage, WHOLE } from '../shares/shares.ts';
import { fraction } from './fraction.ts';
import type { Fraction, Taker } from './what-if-report.ts';

/** Somebody who takes a part of something, and by which clauses. */
export interface Part {
  readonly taker: Taker;
  readonly share: Fraction;
  readonly clauseIds: readonly string[];
}

/** Who is not living, and whether living descendants of that person take instead. */
export interface Death {
  readonly nomineeId: string;
  readonly leavesDescendants: boolean;
}

const ALL: Fraction = { part: 1, of: 1 };

const part = (taker: Taker, share: Fraction, ...clauseIds: string[]): Part => ({ taker, share, clauseIds });

/** VI.2c: one share each; a share that fails is added equally to the others. */
function equally({ nominees }: WillDraft, death: Death | null): Part[] {
  const takes = (id: string): boolean => id !== death?.nomineeId || death.leavesDescendants;
  const branches = nominees.filter(({ id }) => takes(id));
  if (branches.length === 0) return [part({ kind: 'intestacy' }, ALL, 'VI.4')];
  const share = fraction(1, branches.length);
  return branches.map(({ id }) =>
    id === death?.nomineeId
      ? part({ kind: 'descendants', nomineeId: id }, share, 'VI.2c', 'IV.8')
      : part({ kind: 'nominee', nomineeId: id }, share, 'VI.2c'),
  );
}

interface KnownShare {
  readonly nomineeId: string;
  readonly percentage: number;
}

/** Shares that reach somebody, in order, each nominee once. */
export function knownShares(
  shares: readonly { nomineeId: string; percentage: number | null }[],
  { nominees }: Pick<WillDraft, 'nominees'>,
): KnownShare[] {
  const known = new Set(nominees.map(({ id }) => id));
  const totals = new Map<string, number>();
  for (const { nomineeId, percentage } of shares) {
    if (!known.has(nomineeId) || percentage === null || percentage <= 0) continue;
    totals.set(nomineeId, (totals.get(nomineeId) ?? 0) + percentage);
  }
  return [...totals].map(([nomineeId, percentage]) => ({ nomineeId, percentage }));
}

/** The shares as the table shows them; VI.3: a share that fails is added to the others in their proportion. */
function inShares(draft: WillDraft, death: Death | null): Part[] {
  const shares = knownShares(draft.residuary.customAllocations, draft);
  const given = totalPercentage(shares);
  // The form never lets more than the whole through; a draft from elsewhere may hold it.
  const whole = Math.max(WHOLE, given);
  const isLost = ({ nomineeId }: KnownShare): boolean =>
    nomineeId === death?.nomineeId && !death.leavesDescendants;
  const standing = shares.filter((share) => !isLost(share));
  const kept = totalPercentage(standing);
  const parts = standing.map(({ nomineeId, percentage }) => {
    const share = fraction(percentage * given, kept * whole);
    if (nomineeId === death?.nomineeId) {
      return part({ kind: 'descendants', nomineeId }, share, 'VI.2d', 'IV.8');
    }
    const grows = kept < given ? ['VI.3'] : [];
    return part({ kind: 'nominee', nomineeId }, share, 'VI.2d', ...grows);
  });
  const unallotted = whole - (standing.length === 0 ? 0 : given);
  if (unallotted === 0) return parts;
  const clauseId = standing.length === 0 && given > 0 ? 'VI.4' : 'VI.2e';
  return [...parts, part({ kind: 'intestacy' }, fraction(unallotted, whole), clauseId)];
}

/**
 * Says who takes the residue, as Article VI gives it.
 *
 * @param death Who is not living; null where everybody is.
 * @returns Parts that make up the whole, in the will's order.
 * @see wording.md, VI
 */
export function residueParts(draft: WillDraft, death: Death | null): Part[] {
  const { country } = draft.personalDetails;
  switch (draft.residuary.distributionOption) {
    case 'all-beneficiaries':
      return equally(draft, death);
    case 'custom':
      return inShares(draft, death);
    case 'text':
      return [part({ kind: 'own-words' }, ALL, 'VI.2f')];
    case 'legal-heirs':
    case '':
      return country === 'USA' || country === 'UK'
        ? [part({ kind: 'legal-heirs' }, ALL, 'VI.2a-intl')]
        : [part({ kind: 'legal-heirs' }, ALL, 'VI.2a', 'VI.2b')];
    default:
      return draft.residuary.distributionOption satisfies never;
  }
}

/** Says whether somebody has a part of the residue by name or by being a beneficiary. */
export const takesResidue = (draft: WillDraft, nomineeId: string): boolean =>
  residueParts(draft, null).some(({ taker }) => taker.kind === 'nominee' && taker.nomineeId === nomineeId);
