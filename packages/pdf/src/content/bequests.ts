import {
  type Asset,
  isBlank,
  type Nominee,
  totalPercentage,
  WHOLE,
  type WillDraft,
} from '@virasat/will-model';
import type { Block } from '../document/blocks.ts';
import type { RichText } from '../document/rich-text.ts';
import type { Article } from '../document/will-document.ts';
import { article, clause, detail, heading, table, verbatim } from './building.ts';
import { answered, blank, type Say, typed } from './say.ts';
import { isBegun, isUnknown, shareTable } from './takers.ts';

interface AssetFacts {
  readonly assetNo: string;
  readonly 'asset.type': RichText;
  readonly 'asset.identifier': RichText;
}

/** How an asset is named wherever the will speaks of it. */
export function assetFacts(asset: Asset, index: number, say: Say): AssetFacts {
  const typeField = `assets.${index}.type`;
  return {
    assetNo: String(index + 1),
    'asset.type': asset.type === '' ? blank(typeField) : answered(say(`assetType.${asset.type}`), typeField),
    'asset.identifier': typed(asset.identifier, `assets.${index}.identifier`),
  };
}

/** The asset's name as a head, and its description, if any, below it. */
function assetHead(asset: Asset, index: number, say: Say): Block[] {
  const description = typed(asset.description, `assets.${index}.description`);
  const named = say('IV.2', { ...assetFacts(asset, index, say), 'asset.description': description });
  const head = named.slice(0, -1).map((segment, position, all) =>
    // The description stands apart, so the space before it goes.
    segment.kind === 'words' && position === all.length - 1
      ? { ...segment, text: segment.text.trimEnd() }
      : segment,
  );
  return [
    heading('IV.2', head),
    ...(isBlank(asset.description) ? [] : [verbatim('IV.2', description, { keepWithNext: true })]),
  ];
}

/** What becomes of the parts of an asset that no beneficiary takes. */
function leftOver(asset: Asset, index: number, nominees: readonly Nominee[], say: Say): Block[] {
  const decidedBy = [`assets.${index}.nomineeAllocations`];
  const unallocated = WHOLE - totalPercentage(asset.nomineeAllocations);
  const unknown = totalPercentage(asset.nomineeAllocations.filter((share) => isUnknown(nominees, share)));
  return [
    ...(unallocated > 0
      ? [
          detail(
            'IV.4',
            say('IV.4', { unallocated: String(unallocated), unallocatedWords: { inWords: unallocated } }),
            { decidedBy },
          ),
        ]
      : []),
    ...(unknown > 0
      ? [
          detail(
            'IV.5',
            say('IV.5', { 'alloc.percentage': String(unknown), percentWords: { inWords: unknown } }),
            { decidedBy },
          ),
        ]
      : []),
  ];
}

function assetBlocks(asset: Asset, index: number, nominees: readonly Nominee[], say: Say): Block[] {
  const shares = asset.nomineeAllocations;
  const begun = shares.filter(isBegun);
  const decidedBy = [`assets.${index}.type`];
  const fieldOf = (share: (typeof shares)[number]): string =>
    `assets.${index}.nomineeAllocations.${shares.indexOf(share)}`;
  return [
    ...assetHead(asset, index, say),
    ...(asset.type === ''
      ? []
      : [
          detail(`IV.3 ${asset.type}`, say(`IV.3 ${asset.type}`), {
            decidedBy,
            keepWithNext: begun.length > 0,
          }),
        ]),
    ...(begun.length === 0 ? [] : [table('IV.2', shareTable(begun, nominees, say, fieldOf))]),
    ...leftOver(asset, index, nominees, say),
  ];
}

const isShared = ({ nomineeAllocations }: Asset): boolean =>
  nomineeAllocations.filter(isBegun).length > 1 || totalPercentage(nomineeAllocations) < WHOLE;

/**
 * Article IV: what each asset is, who takes it, and the rules common to all.
 *
 * @see wording.md, IV; Indian Succession Act 1925, ss. 88, 105, 107, 142, 152, 167
 */
export const bequests = ({ assets, nominees }: WillDraft, say: Say): Article =>
  article(
    'IV',
    [
      clause('IV.1', say('IV.1')),
      ...assets.flatMap((asset, index) => assetBlocks(asset, index, nominees, say)),
      ...(assets.some(isShared) ? [clause('IV.6', say('IV.6'))] : []),
      clause('IV.7', say('IV.7')),
      clause('IV.8', say('IV.8')),
      clause('IV.9', say('IV.9')),
      ...(assets.length > 1 ? [clause('IV.10', say('IV.10'))] : []),
      clause('IV.11', say('IV.11')),
    ],
    say,
  );
