import { isBlank, totalPercentage, WHOLE, type WillDraft } from '@virasat/will-model';
import type { Block } from '../document/blocks.ts';
import { words } from '../document/rich-text.ts';
import type { Article } from '../document/will-document.ts';
import { amountFacts } from '../words/amount-words.ts';
import { article, clause, clauseWithVerbatim, table } from './building.ts';
import { answered, blank, printable, type Say, typed } from './say.ts';
import { isBegun, isUnknown, shareTable } from './takers.ts';

const SCOPE = ['residuary.scope'];
const OPTION = ['residuary.distributionOption'];
const VALUE_LIMIT = 'residuary.valueLimit';

/** A will without a country is read as an Indian one (wording.md, section 1). */
const isForeign = ({ personalDetails: { country } }: WillDraft): boolean =>
  country === 'USA' || country === 'UK';

function valueLimit(draft: WillDraft, say: Say): Block[] {
  const { valueLimit: limit } = draft.residuary;
  if (isBlank(printable(limit))) return [];
  const amount = isForeign(draft) ? null : amountFacts(draft.personalDetails.language, limit);
  const text = amount ? answered(say('amount', { ...amount }), VALUE_LIMIT) : typed(limit, VALUE_LIMIT);
  return [clause('VI.1c', say('VI.1c', { valueLimit: text }))];
}

/** What the residue is. A draft that doesn't say makes no gift beyond its assets. */
const scope = (draft: WillDraft, say: Say): Block[] =>
  draft.residuary.scope === 'all-including-unmentioned'
    ? [clause('VI.1b', say('VI.1b'), { decidedBy: SCOPE }), ...valueLimit(draft, say)]
    : [clause('VI.1a', say('VI.1a'), { decidedBy: SCOPE })];

const legalHeirs = (draft: WillDraft, say: Say): Block[] =>
  isForeign(draft)
    ? [clause('VI.2a-intl', say('VI.2a-intl'), { decidedBy: OPTION })]
    : [
        clause('VI.2a', say('VI.2a'), { decidedBy: OPTION }),
        clause('VI.2b', say('VI.2b'), { decidedBy: OPTION }),
      ];

function customShares({ nominees, residuary }: WillDraft, say: Say): Block[] {
  const all = residuary.customAllocations;
  const begun = all.filter(isBegun);
  const field = 'residuary.customAllocations';
  const unallocated = WHOLE - totalPercentage(begun.filter((share) => !isUnknown(nominees, share)));
  const shares = shareTable(begun, nominees, say, (share) => `${field}.${all.indexOf(share)}`);
  const nobodyYet = { cells: [blank(field), words('-'), blank(field)] };
  return [
    clause('VI.2d', say('VI.2d'), { decidedBy: OPTION, keepWithNext: true }),
    table('VI.2d', begun.length === 0 ? { ...shares, rows: [nobodyYet] } : shares),
    ...(unallocated > 0
      ? [
          clause(
            'VI.2e',
            say('VI.2e', { unallocated: String(unallocated), unallocatedWords: { inWords: unallocated } }),
            { decidedBy: [field] },
          ),
        ]
      : []),
    clause('VI.3', say('VI.3')),
  ];
}

function distribution(draft: WillDraft, say: Say): Block[] {
  const { distributionOption, customText } = draft.residuary;
  switch (distributionOption) {
    case 'all-beneficiaries':
      return [clause('VI.2c', say('VI.2c'), { decidedBy: OPTION })];
    case 'custom':
      return customShares(draft, say);
    case 'text':
      return clauseWithVerbatim(
        'VI.2f',
        say('VI.2f', { customText: typed(customText, 'residuary.customText') }),
        { decidedBy: OPTION },
      );
    case 'legal-heirs':
    case '':
      return legalHeirs(draft, say);
    default:
      return distributionOption satisfies never;
  }
}

/**
 * Article VI: what is left over, and who takes it.
 *
 * @see wording.md, VI; Indian Succession Act 1925, ss. 102, 103, 108, 111; Hindu Succession Act 1956, s. 8
 */
export const residue = (draft: WillDraft, say: Say): Article =>
  article('VI', [...scope(draft, say), ...distribution(draft, say), clause('VI.4', say('VI.4'))], say);
