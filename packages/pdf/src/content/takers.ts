import { isBlank, type Nominee, nomineeOf, totalPercentage } from '@virasat/will-model';
import type { TableColumn, TableRow } from '../document/blocks.ts';
import { type RichText, words } from '../document/rich-text.ts';
import { label } from './building.ts';
import { relationIn } from './relations.ts';
import { blank, type Say, typed } from './say.ts';

/** A share of an asset or of the residue. */
export interface Share {
  readonly nomineeId: string;
  readonly percentage: number | null;
  readonly comment?: string;
}

/** A cell that has nothing to say. */
export const DASH: RichText = words('-');

/** Says whether a share is more than a row that nobody has begun to fill in. */
export const isBegun = ({ nomineeId, percentage, comment = '' }: Share): boolean =>
  nomineeId !== '' || percentage !== null || !isBlank(comment);

/** Says whether a share names nobody who is a beneficiary. */
export const isUnknown = (nominees: readonly Nominee[], { nomineeId }: Share): boolean =>
  nomineeOf(nominees, nomineeId) === undefined;

/** A share in figures and words; a line to fill in while it has no figure. */
const shareText = (percentage: number | null, say: Say, field: string): RichText =>
  percentage === null
    ? blank(field)
    : say('share', {
        percentage: [{ kind: 'value', text: String(percentage), field }],
        percentWords: { inWords: percentage },
      });

function takerCells(share: Share, nominees: readonly Nominee[], say: Say): RichText[] {
  const index = nominees.findIndex(({ id }) => id === share.nomineeId);
  const nominee = nominees[index];
  if (nominee === undefined) return [say('label.unknown'), DASH];
  return [
    [{ kind: 'words', text: `${index + 1}. ` }, ...typed(nominee.name, `nominees.${index}.name`)],
    relationIn(nominee.relation, `nominees.${index}.relation`, say),
  ];
}

/** A table of shares: who takes, how they are related, how much, and a comment where any share has one. */
export interface ShareTable {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  readonly total: TableRow;
}

/**
 * Sets out shares.
 *
 * @param shares Those that somebody has begun to fill in, in the draft's order.
 * @param fieldOf The place of the share at an index, as 'assets.0.nomineeAllocations.1'.
 * @see wording.md, IV and VI.2d
 */
export function shareTable<S extends Share>(
  shares: readonly S[],
  nominees: readonly Nominee[],
  say: Say,
  fieldOf: (share: S) => string,
): ShareTable {
  const hasComments = shares.some(({ comment = '' }) => !isBlank(comment));
  const total = totalPercentage(shares);
  const commentCell = (share: S): RichText =>
    isBlank(share.comment ?? '') ? DASH : typed(share.comment ?? '', `${fieldOf(share)}.comment`);
  return {
    columns: [
      { header: label(say('label.beneficiary')), weight: 34 },
      { header: label(say('label.relationship')), weight: 20 },
      { header: label(say('label.share')), weight: 30, align: 'end', fitsContent: true },
      ...(hasComments ? [{ header: label(say('label.comment')), weight: 34 }] : []),
    ],
    rows: shares.map((share) => ({
      cells: [
        ...takerCells(share, nominees, say),
        shareText(share.percentage, say, `${fieldOf(share)}.percentage`),
        ...(hasComments ? [commentCell(share)] : []),
      ],
    })),
    total: {
      cells: [
        say('label.total'),
        words(''),
        say('share', { percentage: String(total), percentWords: { inWords: total } }),
        ...(hasComments ? [words('')] : []),
      ],
    },
  };
}
