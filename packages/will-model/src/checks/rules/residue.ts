import { totalPercentage, WHOLE } from '../../shares/shares.ts';
import { isBlank } from '../../text/blank.ts';
import { type AnySighting, type Check, defineCheck } from '../check.ts';
import type { DraftView } from '../draft-view.ts';
import { personKey } from '../finding-keys.ts';
import { listed } from '../lists.ts';
import { lostShares } from '../lost-shares.ts';
import { aboutPerson, aboutWill, atNominee, atResiduary } from '../places.ts';
import { foundIn, nameFinder, wordLists } from '../words.ts';
import { isInstitution } from './nominees.ts';

/** Below this many letters nobody can have said who takes a residue. */
const LEAST_LETTERS = 15;

const goesToHeirs = ({ draft }: DraftView): boolean => draft.residuary.distributionOption === 'legal-heirs';

const maySucceedAsHindu = ({ draft, isIndian }: DraftView): boolean =>
  isIndian && ['', 'hindu'].includes(draft.moreAnswers?.personalLaw ?? '');

function isUnclear(view: DraftView): boolean {
  const { customText } = view.draft.residuary;
  const percents = [...customText.matchAll(/(\d+(?:\.\d+)?)\s*(?:%|per\s?cent|प्रतिशत|टक्के)/giu)];
  const total = percents.reduce((sum, match) => sum + Number(match[1]), 0);
  const isNamed = nameFinder(customText);
  return (
    [...customText.trim()].length < LEAST_LETTERS ||
    (percents.length > 0 && total !== WHOLE) ||
    !view.nominees.some(({ bare }) => isNamed(bare))
  );
}

/** Nominees to whom a share of the residue was perhaps not meant to go. */
const unintended = ({ nominees, minorNames, assetTakers }: DraftView) =>
  nominees.filter(
    ({ item, bare }) =>
      bare !== '' && (minorNames.has(bare) || isInstitution(item) || !assetTakers.has(item.id)),
  );

const once = (target: AnySighting['target'], of: readonly (string | number)[] = []) => ({
  about: aboutWill,
  of,
  target,
});

/** Checks of what becomes of everything else. */
export const residueChecks: readonly Check[] = [
  defineCheck('R1', 'A', ['ISA:30'], ({ draft }) =>
    draft.residuary.scope === 'only-mentioned' ? [{ ...once(atResiduary('scope')), facts: {} }] : [],
  ),
  defineCheck('R2', 'A', ['ISA:30'], ({ draft: { residuary } }) => {
    const limit = residuary.valueLimit.trim();
    if (residuary.scope !== 'all-including-unmentioned' || limit === '') return [];
    return [
      {
        ...once(atResiduary('valueLimit'), [limit]),
        facts: { limit },
        fix: (draft) => ({ ...draft, residuary: { ...draft.residuary, valueLimit: '' } }),
      },
    ];
  }),
  defineCheck('R3', 'A', ['HSA:8'], (view) =>
    goesToHeirs(view) && view.isIndian && !maySucceedAsHindu(view)
      ? [
          {
            ...once(atResiduary('distributionOption'), [view.draft.moreAnswers?.personalLaw ?? '']),
            facts: {},
          },
        ]
      : [],
  ),
  defineCheck('R4', 'A', ['HSA:15'], (view) =>
    goesToHeirs(view) && maySucceedAsHindu(view) && view.draft.personalDetails.gender === 'female'
      ? [{ ...once(atResiduary('distributionOption')), facts: {} }]
      : [],
  ),
  defineCheck('R5', 'A', ['ISA:108'], ({ draft: { residuary } }) => {
    const total = totalPercentage(residuary.customAllocations);
    if (residuary.distributionOption !== 'custom' || total === 0 || total >= WHOLE) return [];
    return [
      {
        ...once(atResiduary('customAllocations'), [total]),
        facts: { total: String(total), rest: String(WHOLE - total) },
      },
    ];
  }),
  defineCheck('R6', 'B', ['ISA:89'], ({ draft: { residuary }, nomineeById }) =>
    residuary.distributionOption !== 'custom'
      ? []
      : lostShares(residuary.customAllocations, nomineeById).map(({ nomineeId, percentage }) => ({
          ...once({ at: 'residuaryShare', nomineeId, field: 'nomineeId' }, [nomineeId]),
          facts: { percentage: String(percentage) },
          fix: (draft) => ({
            ...draft,
            residuary: {
              ...draft.residuary,
              customAllocations: draft.residuary.customAllocations.filter(
                (share) => share.nomineeId !== nomineeId,
              ),
            },
          }),
        })),
  ),
  defineCheck('R7', 'W', [], (view) => {
    const people = view.draft.residuary.distributionOption === 'all-beneficiaries' ? unintended(view) : [];
    // Where nobody has a share of an asset, the residue is the whole will, and meant for everybody.
    if (people.length === 0 || people.length === view.nominees.length) return [];
    return [
      {
        ...once(atResiduary('distributionOption'), people.map(({ item }) => item.id).sort()),
        facts: {
          names: listed(
            people.map(({ item }) => item.name.trim()),
            view,
          ),
        },
      },
    ];
  }),
  defineCheck('R8', 'W', ['ISA:89'], (view) => {
    const { distributionOption, customText } = view.draft.residuary;
    return distributionOption === 'text' && !isBlank(customText) && isUnclear(view)
      ? [{ ...once(atResiduary('customText'), [customText]), facts: { words: customText.trim() } }]
      : [];
  }),
  defineCheck('R9', 'A', ['ISA:105', 'ISA:109'], (view) => {
    const people = view.nominees.filter(
      ({ item: { id }, bare }) => bare !== '' && (view.assetTakers.has(id) || view.residueTakers.has(id)),
    );
    if (people.length === 0) return [];
    return [
      {
        ...once({ at: 'nominees' }, people.map(personKey).sort()),
        facts: {
          names: listed(
            people.map(({ item }) => item.name.trim()),
            view,
          ),
        },
      },
    ];
  }),
  defineCheck('R10', 'I', ['ISA:104'], ({ assetTakers, residueTakers }) =>
    assetTakers.size + residueTakers.size > 0 ? [{ ...once({ at: 'nominees' }), facts: {} }] : [],
  ),
  defineCheck('R11', 'I', ['HSA:8'], (view) =>
    goesToHeirs(view) && maySucceedAsHindu(view) && view.draft.personalDetails.gender === 'male'
      ? view.nominees
          .filter(({ item }) => foundIn(item.relation, wordLists.father) !== null)
          .map(({ item: { id, name, relation } }) => ({
            about: aboutPerson(name),
            of: [id],
            target: atNominee(id, 'relation'),
            facts: { name, relation },
          }))
      : [],
  ),
];
