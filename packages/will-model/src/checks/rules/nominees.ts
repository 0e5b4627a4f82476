import type { Nominee } from '../../stages/nominees/nominees.shape.ts';
import { bareName } from '../../text/names.ts';
import { type Check, defineCheck } from '../check.ts';
import { byName, type DraftView, type Person } from '../draft-view.ts';
import { personKey } from '../finding-keys.ts';
import { aboutPerson, atNominee } from '../places.ts';
import { foundIn, wordLists } from '../words.ts';

/** Says whether a nominee looks like an institution, by name or relation. */
export const isInstitution = ({ name, relation }: Nominee): boolean =>
  foundIn(name, wordLists.institution) !== null || foundIn(relation, wordLists.institution) !== null;

const named = ({ nominees }: DraftView): Person<Nominee>[] => nominees.filter(({ bare }) => bare !== '');

/** Checks of each nominee by itself. */
export const nomineeChecks: readonly Check[] = [
  defineCheck('P6', 'A', ['ISA:89'], (view) => {
    const groups = byName(
      named(view).map(({ item, bare }) => ({ item, bare: `${bare}\n${bareName(item.relation)}` })),
    );
    return [...groups.values()]
      .filter((group) => group.length > 1)
      .flatMap((group) => {
        const last = group.at(-1);
        if (last === undefined) return [];
        const { id, name } = last.item;
        return [
          {
            about: aboutPerson(name),
            of: [bareName(name), ...group.map(({ item }) => item.id).sort()],
            target: atNominee(id, 'name'),
            facts: { name, count: String(group.length) },
          },
        ];
      });
  }),
  defineCheck('P7', 'A', [], (view) =>
    // Until the residue is decided nobody can say that it leaves somebody out.
    view.draft.residuary.distributionOption === ''
      ? []
      : named(view)
          .filter(({ item: { id } }) => !view.assetTakers.has(id) && !view.residueTakers.has(id))
          .map((nominee) => ({
            about: aboutPerson(nominee.item.name),
            of: [personKey(nominee)],
            target: atNominee(nominee.item.id, 'name'),
            facts: { name: nominee.item.name },
          })),
  ),
  defineCheck('P18', 'I', ['ISA:118'], (view) =>
    named(view)
      .filter(({ item }) => isInstitution(item))
      .map(({ item: { id, name } }) => ({
        about: aboutPerson(name),
        of: [id, name],
        target: atNominee(id, 'nomiee_notes'),
        facts: { name },
      })),
  ),
  defineCheck('P19', 'A', ['ISA:112', 'ISA:113', 'ISA:114', 'ISA:89'], (view) =>
    named(view)
      .filter(({ item }) => foundIn(item.name, wordLists.notNamed) !== null && !isInstitution(item))
      .map((nominee) => ({
        about: aboutPerson(nominee.item.name),
        of: [personKey(nominee)],
        target: atNominee(nominee.item.id, 'name'),
        facts: { name: nominee.item.name },
      })),
  ),
  defineCheck('P20', 'A', ['Trusts:9'], (view) =>
    named(view)
      .filter(({ item }) => foundIn(item.relation, wordLists.animal) !== null)
      .map((nominee) => {
        const { id, name, relation } = nominee.item;
        return {
          about: aboutPerson(name),
          of: [personKey(nominee), relation],
          target: atNominee(id, 'relation'),
          facts: { name, relation },
        };
      }),
  ),
];
