import type { WillDraft } from '../draft/will-draft.ts';
import type { DraftActionKind, DraftWorld } from './draft-actions.ts';

type Step = (before: DraftWorld, after: DraftWorld) => boolean;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Written here once more, so that a rule is not measured by itself (architecture.md, 'same-named'). */
const spelling = (name: string): string =>
  name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLocaleLowerCase('en');

const childrenNamed = ({ personalDetails }: WillDraft): string[] =>
  personalDetails.children.map(({ name }) => name).filter((name) => spelling(name) !== '');

const countOf = (names: readonly string[], name: string): number =>
  names.filter((one) => spelling(one) === spelling(name)).length;

const nomineeNames = ({ draft }: DraftWorld): string[] => draft.nominees.map(({ name }) => name);

/** Each child has a nominee of its own, also where two have one name; nobody is added for whom there was one. */
function isEachChildNominee(before: DraftWorld, after: DraftWorld): boolean {
  const children = childrenNamed(before.draft);
  const asChild = after.draft.nominees.filter(({ relation }) => relation === 'Child').map(({ name }) => name);
  return children.every((name) => {
    const wanted = countOf(children, name);
    const needed = Math.max(wanted, countOf(nomineeNames(before), name));
    return (
      asChild.includes(name) &&
      countOf(asChild, name) >= wanted &&
      countOf(nomineeNames(after), name) === needed
    );
  });
}

/** Nobody goes but those who are named as a child is, and all of those go. */
function isOnlyNamesakesGone(before: DraftWorld, after: DraftWorld): boolean {
  const children = new Set(childrenNamed(before.draft).map(spelling));
  return same(
    after.draft.nominees,
    before.draft.nominees.filter(({ name }) => !children.has(spelling(name))),
  );
}

const isUndone: Step = ({ lastRemoved, removed }, { draft }) =>
  lastRemoved === null ||
  (same(draft.assets.at(-1), lastRemoved) &&
    same(draft.executor.executorsPerAsset[lastRemoved.id], removed[lastRemoved.id]));

/** What somebody has typed of a witness is there still, with two blank ones at least. */
const areWitnessesKept: Step = (before, after) =>
  same(
    after.draft.otherInfo.witnesses.slice(0, before.draft.otherInfo.witnesses.length),
    before.draft.otherInfo.witnesses,
  );

const nomineeIds = ({ draft }: DraftWorld): string[] => draft.nominees.map(({ id }) => id);

/** What an action promises beyond what is always true. */
const promises: Partial<Record<DraftActionKind, Step>> = {
  childrenAsNominees: (before, after) =>
    before.draft.personalDetails.hasChildren !== true || isEachChildNominee(before, after),
  childrenNotAsNominees: (before, after) =>
    before.draft.personalDetails.hasChildren !== true || isOnlyNamesakesGone(before, after),
  undoRemoveAsset: isUndone,
  answerWitnesses: areWitnessesKept,
  addWitness: areWitnessesKept,
};

/** By asset; in what order they are kept says nothing. */
const executorLists = ({ draft }: DraftWorld): [string, unknown][] =>
  Object.entries(draft.executor.executorsPerAsset).sort(([one], [other]) => one.localeCompare(other));

/** A part that stays as it is unless one of a few actions is about it. */
interface Untouched {
  readonly name: string;
  readonly unless: readonly DraftActionKind[];
  readonly stays: Step;
}

const untouched: readonly Untouched[] = [
  {
    name: 'a nominee is lost',
    unless: ['removeNominee', 'childrenNotAsNominees'],
    stays: (before, after) => same(nomineeIds(after).slice(0, nomineeIds(before).length), nomineeIds(before)),
  },
  {
    name: 'executors of an asset are others',
    unless: ['addExecutor', 'removeExecutor', 'removeAsset', 'undoRemoveAsset'],
    stays: (before, after) => same(executorLists(before), executorLists(after)),
  },
  {
    name: 'the executors for all are others',
    unless: ['copyCommon'],
    stays: (before, after) =>
      same(before.draft.executor.commonExecutors, after.draft.executor.commonExecutors),
  },
  {
    name: 'shares are others',
    unless: ['addShare', 'typeShare', 'removeShare', 'removeAsset', 'undoRemoveAsset', 'moveAssets'],
    stays: (before, after) =>
      same(
        before.draft.assets.map(({ nomineeAllocations }) => nomineeAllocations),
        after.draft.assets
          .map(({ nomineeAllocations }) => nomineeAllocations)
          .slice(0, before.draft.assets.length),
      ),
  },
];

/**
 * What one action must not have done to a draft, whatever came before it.
 *
 * @returns What it did; empty where all is well.
 * @see spec.md section 4, Form behaviour rules
 */
export const stepFaults = (before: DraftWorld, kind: DraftActionKind, after: DraftWorld): string[] => [
  ...(promises[kind]?.(before, after) === false ? [`${kind} is not as promised`] : []),
  ...untouched
    .filter(({ unless, stays }) => !unless.includes(kind) && !stays(before, after))
    .map(({ name }) => `${kind}: ${name}`),
];
