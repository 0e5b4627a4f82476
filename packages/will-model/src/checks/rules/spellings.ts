import { type Check, defineCheck } from '../check.ts';
import type { FindingTarget } from '../check-report.ts';
import type { DraftView } from '../draft-view.ts';
import { firstOfEach } from '../lists.ts';
import {
  aboutPerson,
  atChild,
  atExecutor,
  atNominee,
  atOtherInfo,
  atPersonal,
  atWitness,
} from '../places.ts';

/** A shorter name is too easily like another. */
const LEAST_LETTERS = 6;

interface Written {
  readonly name: string;
  readonly bare: string;
  /** People of one list are different people. */
  readonly list: string;
  readonly target: FindingTarget;
}

const everybody = (view: DraftView): Written[] => [
  { ...view.testator, list: 'testator', target: atPersonal('fullName') },
  ...view.children.map(({ item: { id, name }, bare }) => ({
    name,
    bare,
    list: 'child',
    target: atChild(id, 'name'),
  })),
  ...view.nominees.map(({ item: { id, name }, bare }) => ({
    name,
    bare,
    list: 'nominee',
    target: atNominee(id, 'name'),
  })),
  ...view.executors.map(({ item: { id, name }, bare, assetId }) => ({
    name,
    bare,
    list: `executor ${assetId}`,
    target: atExecutor(assetId, id, 'name'),
  })),
  { ...view.caretaker, list: 'caretaker', target: atOtherInfo('caretaker') },
  ...view.witnesses.map(({ item: { id, name }, bare }) => ({
    name,
    bare,
    list: 'witness',
    target: atWitness(id, 'name'),
  })),
];

/** Two names that share a key are near: one letter apart, words in another order, or a middle name left out. */
function nearKeys(bare: string): string[] {
  const words = bare.split(' ');
  const letters = [...bare];
  const ends = words.length > 1 ? [`ends ${words[0]} ${words.at(-1)}`] : [];
  return [
    ...ends,
    `sorted ${[...words].sort().join(' ')}`,
    bare,
    ...letters.map((_, index) =>
      letters
        .slice(0, index)
        .concat(letters.slice(index + 1))
        .join(''),
    ),
  ];
}

const figuresOf = (bare: string): string => bare.replace(/\P{Nd}/gu, '');

/** Checks that nobody is written in two ways. */
export const spellingChecks: readonly Check[] = [
  defineCheck('P1', 'W', ['ISA:76'], (view) => {
    const people = everybody(view).filter(({ bare }) => [...bare].length >= LEAST_LETTERS);
    const distinct = firstOfEach(people, ({ bare }) => bare);
    const listsOf = new Map<string, Set<string>>();
    for (const { bare, list } of people) listsOf.set(bare, (listsOf.get(bare) ?? new Set()).add(list));
    const known = new Map<string, Written[]>();
    return distinct.flatMap((person) => {
      const keys = nearKeys(person.bare);
      const near = firstOfEach(
        keys.flatMap((key) => known.get(key) ?? []),
        ({ bare }) => bare,
      );
      for (const key of keys) known.set(key, [...(known.get(key) ?? []), person]);
      const own = listsOf.get(person.bare) ?? new Set();
      return near
        .filter(
          (other) =>
            figuresOf(other.bare) === figuresOf(person.bare) &&
            ![...(listsOf.get(other.bare) ?? [])].some((list) => own.has(list)),
        )
        .map((other) => ({
          about: aboutPerson(other.name),
          of: [other.bare, person.bare].sort(),
          target: person.target,
          facts: { one: other.name.trim(), other: person.name.trim() },
        }));
    });
  }),
];
