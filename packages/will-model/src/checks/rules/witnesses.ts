import type { Nominee } from '../../stages/nominees/nominees.shape.ts';
import { WITNESSES } from '../../stages/other-info/other-info.defaults.ts';
import type { Witness } from '../../stages/other-info/other-info.shape.ts';
import { isDescendantRelation } from '../../text/descent.ts';
import { bareName } from '../../text/names.ts';
import { type Check, defineCheck } from '../check.ts';
import { byName, type DraftView, type Person } from '../draft-view.ts';
import { personKey } from '../finding-keys.ts';
import { aboutPerson, aboutTestator, aboutWill, atOtherInfo, atWitness } from '../places.ts';
import { foundIn, wordLists } from '../words.ts';

/** From this age on, in years, proof of a sound mind is worth more care. */
const OLDER = 70;

const named = ({ witnesses }: DraftView): Person<Witness>[] => witnesses.filter(({ bare }) => bare !== '');

const about = ({ item: { id, name }, bare }: Person<Witness>) => ({
  about: aboutPerson(name),
  of: [bare],
  target: atWitness(id, 'name'),
});

/** The last word of a name of two words or more. */
const surnameOf = (bare: string): string => (bare.includes(' ') ? (bare.split(' ').at(-1) ?? '') : '');

/**
 * The nominees whose husband or wife a witness may be: grown up, of one surname, not the testator's own spouse. The
 * form asks nobody's marriage, so this only asks.
 */
function perhapsMarriedTo(view: DraftView, witness: Person<Witness>): Person<Nominee> | undefined {
  const surname = surnameOf(witness.bare);
  if (surname === '' || view.nomineesByName.has(witness.bare)) return undefined;
  return view.nominees.find(
    ({ item, bare }) =>
      surnameOf(bare) === surname &&
      !view.minorNames.has(bare) &&
      foundIn(item.relation, wordLists.spouse) === null,
  );
}

function isFamily(view: DraftView, { bare }: Person<Witness>): boolean {
  const { guardianName } = view.draft.personalDetails;
  return (
    view.childNames.has(bare) ||
    bare === bareName(guardianName) ||
    (view.nomineesByName.get(bare) ?? []).some(
      ({ item: { relation } }) =>
        isDescendantRelation(relation) ||
        foundIn(relation, wordLists.spouse) !== null ||
        foundIn(relation, wordLists.parent) !== null,
    )
  );
}

/** Checks of who sees the will signed. */
export const witnessChecks: readonly Check[] = [
  defineCheck('W1', 'A', ['ISA:67', 'UKWills:15'], (view) =>
    named(view)
      .filter(({ bare }) => view.nomineesByName.has(bare))
      .map((witness) => ({ ...about(witness), facts: { name: witness.item.name } })),
  ),
  defineCheck('W2', 'A', ['ISA:67', 'UKWills:15'], (view) =>
    named(view).flatMap((witness) => {
      const nominee = perhapsMarriedTo(view, witness);
      if (nominee === undefined) return [];
      return [
        {
          ...about(witness),
          of: [witness.bare, personKey(nominee)],
          facts: { name: witness.item.name, nominee: nominee.item.name },
        },
      ];
    }),
  ),
  defineCheck('W3', 'W', [], (view) =>
    named(view)
      .filter(({ bare }) => bare === view.caretaker.bare)
      .map((witness) => ({ ...about(witness), facts: { name: witness.item.name } })),
  ),
  defineCheck('W4', 'A', ['ISA:63(c)'], (view) =>
    named(view)
      .filter(({ bare }) => view.minorNames.has(bare))
      .map((witness) => ({ ...about(witness), facts: { name: witness.item.name } })),
  ),
  defineCheck('W4b', 'I', ['ISA:63(c)'], (view) =>
    named(view).length > 0 && view.draft.moreAnswers?.areWitnessesAdult !== true
      ? [{ about: aboutWill, of: [], target: { at: 'moreAnswers' }, facts: {} }]
      : [],
  ),
  defineCheck('W5', 'A', ['ISA:63(c)', 'UKWills:9'], (view) =>
    [...byName(view.witnesses).values()].flatMap((same) => {
      const last = same.at(-1);
      if (last === undefined || same.length < 2) return [];
      return [
        {
          ...about(last),
          of: [last.bare, same.length],
          facts: { name: last.item.name, count: String(same.length) },
        },
      ];
    }),
  ),
  defineCheck('W6', 'A', ['ISA:67'], (view) =>
    view.draft.residuary.distributionOption !== 'legal-heirs'
      ? []
      : named(view)
          .filter((witness) => isFamily(view, witness))
          .map((witness) => ({ ...about(witness), facts: { name: witness.item.name } })),
  ),
  defineCheck('W7', 'I', ['ISA:63(c)', 'UKWills:9'], ({ draft }) =>
    draft.otherInfo.addWitnessNow
      ? []
      : [{ about: aboutWill, of: [], target: atOtherInfo('addWitnessNow'), facts: {} }],
  ),
  defineCheck('W8', 'I', ['ISA:59'], (view) => {
    const count = named(view).length;
    return view.age !== null && view.age >= OLDER && count === WITNESSES.least
      ? [
          {
            about: aboutTestator,
            of: [count],
            target: atOtherInfo('witnesses'),
            facts: { age: String(view.age), count: String(count) },
          },
        ]
      : [];
  }),
];
