import { CHILD_RELATION } from '../../stages/nominees/nominees.rules.ts';
import type { Child } from '../../stages/personal-details/personal-details.shape.ts';
import { isBlank } from '../../text/blank.ts';
import { isDescendantRelation } from '../../text/descent.ts';
import { bareName } from '../../text/names.ts';
import { type Check, defineCheck } from '../check.ts';
import { byName, type DraftView, type Person } from '../draft-view.ts';
import { personKey } from '../finding-keys.ts';
import { aboutPerson, aboutWill, atChild, atNominee, atPersonal, atResiduary } from '../places.ts';
import { foundIn, nameFinder, wordLists } from '../words.ts';

/** The least difference of age between parent and child that is taken without asking, in years. */
const PARENT_OLDER_BY = 14;

const takes = (view: DraftView, nomineeId: string): boolean =>
  view.assetTakers.has(nomineeId) || view.residueTakers.has(nomineeId);

/** The residue is undecided, or goes to the heirs by law, among whom children and spouse are. */
const mayTakeByLaw = ({ draft: { residuary } }: DraftView): boolean =>
  residuary.distributionOption === '' || residuary.distributionOption === 'legal-heirs';

/** The listed children to whom this will gives nothing. */
export function childrenWithoutShare(view: DraftView): Person<Child>[] {
  if (mayTakeByLaw(view)) return [];
  const { residuary } = view.draft;
  const isMentioned = nameFinder(residuary.distributionOption === 'text' ? residuary.customText : '');
  return view.children.filter(
    ({ bare }) =>
      bare !== '' &&
      !isMentioned(bare) &&
      !(view.nomineesByName.get(bare) ?? []).some(({ item }) => takes(view, item.id)),
  );
}

function spouseTakes(view: DraftView): boolean {
  const { gender, guardianName } = view.draft.personalDetails;
  const husband = gender === 'female' ? bareName(guardianName) : '';
  return view.nominees.some(
    ({ item, bare }) =>
      takes(view, item.id) &&
      (foundIn(item.relation, wordLists.spouse) !== null || (husband !== '' && bare === husband)),
  );
}

/** Checks of the testator's children and marriage against the people of the will. */
export const familyChecks: readonly Check[] = [
  defineCheck('P8', 'A', [], (view) =>
    childrenWithoutShare(view).map((child) => ({
      about: aboutPerson(child.item.name),
      of: [personKey(child)],
      target: atChild(child.item.id, 'name'),
      facts: { name: child.item.name },
    })),
  ),
  defineCheck('P9', 'A', [], (view) =>
    view.draft.personalDetails.relationshipStatus === 'married' &&
    view.nominees.length > 0 &&
    !mayTakeByLaw(view) &&
    !spouseTakes(view)
      ? [{ about: aboutWill, of: [], target: { at: 'nominees' }, facts: {} }]
      : [],
  ),
  defineCheck('P10', 'W', [], (view) =>
    view.draft.personalDetails.relationshipStatus !== 'single'
      ? []
      : view.nominees
          .filter(({ item }) => foundIn(item.relation, wordLists.spouse) !== null)
          .map(({ item: { id, name, relation } }) => ({
            about: aboutPerson(name),
            of: [id, relation],
            target: atPersonal('relationshipStatus'),
            facts: { name, relation },
          })),
  ),
  defineCheck('P10b', 'A', ['HSA:8', 'HSA:15'], ({ draft: { personalDetails, residuary } }) =>
    personalDetails.relationshipStatus === 'separated' && residuary.distributionOption === 'legal-heirs'
      ? [{ about: aboutWill, of: [], target: atResiduary('distributionOption'), facts: {} }]
      : [],
  ),
  defineCheck('P12', 'W', [], (view) =>
    view.children.flatMap(({ item: child, bare }) =>
      (view.nomineesByName.get(bare) ?? [])
        .filter(({ item: { relation } }) => !isBlank(relation) && !isDescendantRelation(relation))
        .map(({ item: { id, name, relation } }) => ({
          about: aboutPerson(name),
          of: [child.id, id, relation],
          target: atNominee(id, 'relation'),
          facts: { name, relation },
        })),
    ),
  ),
  defineCheck('P12b', 'W', [], (view) =>
    [...byName(view.children).values()].flatMap((same) => {
      const last = same.at(-1)?.item;
      if (same.length < 2 || last === undefined) return [];
      return [
        {
          about: aboutPerson(last.name),
          of: same.map(({ item }) => item.id).sort(),
          target: atChild(last.id, 'name'),
          facts: { name: last.name, count: String(same.length) },
        },
      ];
    }),
  ),
  defineCheck('P13', 'W', [], ({ children, age: own }) =>
    children.flatMap(({ item: { id, name, age } }) =>
      own === null || age === null || age <= own - PARENT_OLDER_BY
        ? []
        : [
            {
              about: aboutPerson(name),
              of: [id, age, own],
              target: atChild(id, 'age'),
              facts: { name, age: String(age), own: String(own) },
            },
          ],
    ),
  ),
  defineCheck('P17', 'W', [], (view) =>
    view.nominees
      .filter(
        ({ item, bare }) =>
          bare !== '' &&
          item.relation.trim().toLowerCase() === CHILD_RELATION.toLowerCase() &&
          !view.childNames.has(bare),
      )
      .map(({ item: { id, name, relation } }) => ({
        about: aboutPerson(name),
        of: [id],
        target: atNominee(id, 'relation'),
        facts: { name, relation },
      })),
  ),
];
