import { ageOn } from '../../dates/iso-date.ts';
import type { Nominee } from '../../stages/nominees/nominees.shape.ts';
import { type Check, defineCheck } from '../check.ts';
import type { DraftView, Person } from '../draft-view.ts';
import { assetKey, personKey } from '../finding-keys.ts';
import { firstOfEach, listed } from '../lists.ts';
import {
  aboutAsset,
  aboutPerson,
  aboutTestator,
  aboutWill,
  atAsset,
  atExecutor,
  atNominee,
  atOtherInfo,
  atPersonal,
} from '../places.ts';
import { foundIn, wordLists } from '../words.ts';

const AGE = /(?<!\d)(\d{1,2})\s*(?:years?|yrs?|वर्ष|साल)|\bage[d]?\s*:?\s*(\d{1,2})(?!\d)/iu;
const OF_AGE = 18;

const isMinorTaker =
  ({ minorNames, assetTakers, residueTakers }: DraftView) =>
  ({ item: { id }, bare }: Person<Nominee>): boolean =>
    minorNames.has(bare) && (assetTakers.has(id) || residueTakers.has(id));

/** The minors of the list of children who take something as nominees. */
export const minorTakers = (view: DraftView): Person<Nominee>[] => view.nominees.filter(isMinorTaker(view));

/** Says whether a nominee's own note or relation speaks of somebody under 18. */
function soundsMinor({ nomiee_notes, relation }: Nominee): boolean {
  const match = AGE.exec(nomiee_notes);
  const age = match?.[1] ?? match?.[2];
  return (
    (age !== undefined && Number(age) < OF_AGE) ||
    foundIn(`${nomiee_notes} ${relation}`, wordLists.minor) !== null
  );
}

const isExecutorOrTaker = ({ nomineesByName, executors, ...view }: DraftView, bare: string): boolean =>
  executors.some((executor) => executor.bare === bare) ||
  (nomineesByName.get(bare) ?? []).some(
    ({ item: { id } }) => view.assetTakers.has(id) || view.residueTakers.has(id),
  );

/** Checks of what minors take and who looks after it. */
export const minorChecks: readonly Check[] = [
  defineCheck('M1', 'A', ['HMGA:6', 'HMGA:9'], (view) => {
    const minors = minorTakers(view);
    const { relationshipStatus: status } = view.draft.personalDetails;
    const isAlone = status === 'single' || status === 'separated';
    if (minors.length === 0 || !isAlone || !view.draft.otherInfo.isGuardianCaretaker) return [];
    return [
      {
        about: aboutWill,
        of: [status, ...minors.map(personKey).sort()],
        target: atOtherInfo('isGuardianCaretaker'),
        facts: {
          names: listed(
            minors.map(({ item }) => item.name),
            view,
          ),
        },
      },
    ];
  }),
  defineCheck('M2', 'A', ['HMGA:10'], ({ caretaker: { name, bare }, minorNames }) =>
    bare !== '' && minorNames.has(bare)
      ? [{ about: aboutPerson(name), of: [bare], target: atOtherInfo('caretaker'), facts: { name } }]
      : [],
  ),
  defineCheck('M3', 'I', [], ({ caretaker: { name, bare }, minorNames, nominees }) =>
    bare !== '' && minorNames.size === 0 && !nominees.some(({ item }) => soundsMinor(item))
      ? [{ about: aboutPerson(name), of: [bare], target: atOtherInfo('caretaker'), facts: { name } }]
      : [],
  ),
  defineCheck('M4', 'I', ['HMGA:9(2)'], (view) => {
    const { gender, relationshipStatus } = view.draft.personalDetails;
    const { name, bare } = view.caretaker;
    if (!view.isIndian || gender !== 'male' || relationshipStatus === 'single') return [];
    return bare !== '' && minorTakers(view).length > 0
      ? [{ about: aboutPerson(name), of: [bare], target: atOtherInfo('caretaker'), facts: { name } }]
      : [];
  }),
  defineCheck('M5', 'I', [], (view) => {
    const { name, bare } = view.caretaker;
    return bare !== '' && isExecutorOrTaker(view, bare)
      ? [{ about: aboutPerson(name), of: [bare], target: atOtherInfo('caretaker'), facts: { name } }]
      : [];
  }),
  defineCheck('M6', 'A', ['HMGA:9'], (view) =>
    view.nominees
      .filter(({ item, bare }) => bare !== '' && !view.childNames.has(bare) && soundsMinor(item))
      // A child of one's own who isn't listed is spoken of by P17.
      .filter(({ item }) => !/^(?:child|son|daughter)$/iu.test(item.relation.trim()))
      .map((nominee) => ({
        about: aboutPerson(nominee.item.name),
        of: [personKey(nominee)],
        target: atNominee(nominee.item.id, 'nomiee_notes'),
        facts: { name: nominee.item.name },
      })),
  ),
  defineCheck('M7', 'A', ['HMGA:8'], (view) =>
    view.draft.assets.flatMap((asset) => {
      if (asset.type !== 'Real Estate') return [];
      const minors = asset.nomineeAllocations.flatMap(({ nomineeId, percentage }) => {
        const nominee = view.nomineeById.get(nomineeId);
        return nominee && (percentage ?? 0) > 0 && view.minorNames.has(nominee.bare) ? [nominee] : [];
      });
      if (minors.length === 0) return [];
      return [
        {
          about: aboutAsset(asset.id),
          of: [assetKey(asset), ...minors.map(personKey).sort()],
          target: atAsset(asset.id, 'nomineeAllocations'),
          facts: {
            asset: view.assetName(asset),
            names: listed(
              minors.map(({ item }) => item.name),
              view,
            ),
          },
        },
      ];
    }),
  ),
  defineCheck('M8', 'A', ['ISA:223'], ({ executors, minorNames }) =>
    firstOfEach(
      executors.filter(({ bare }) => bare !== '' && minorNames.has(bare)),
      ({ bare }) => bare,
    ).map(({ assetId, item: { id, name }, bare }) => ({
      about: aboutPerson(name),
      of: [bare],
      target: atExecutor(assetId, id, 'name'),
      facts: { name },
    })),
  ),
  defineCheck(
    'M9',
    'I',
    [],
    ({ facts: { today, lastReviewedOn }, children }) =>
      children.length > 0 && lastReviewedOn !== undefined && (ageOn(lastReviewedOn, today) ?? 0) >= 1
        ? [
            {
              about: aboutTestator,
              of: [lastReviewedOn],
              target: atPersonal('children'),
              facts: { date: lastReviewedOn },
            },
          ]
        : [],
    'lastReviewedOn',
  ),
];
