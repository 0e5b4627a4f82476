import { ageOn, MINIMUM_AGE_YEARS } from '../dates/iso-date.ts';
import type { WillDraft } from '../draft/will-draft.ts';
import type { Asset } from '../stages/assets/assets.shape.ts';
import type { ExecutorPerson } from '../stages/executor/executor.shape.ts';
import type { Nominee } from '../stages/nominees/nominees.shape.ts';
import type { Witness } from '../stages/other-info/other-info.shape.ts';
import { listedChildren } from '../stages/personal-details/personal-details.rules.ts';
import type { Child, WillLanguage } from '../stages/personal-details/personal-details.shape.ts';
import { isBlank } from '../text/blank.ts';
import { filled } from '../text/filled.ts';
import { bareName } from '../text/names.ts';
import type { CheckFacts } from './check-report.ts';
import { type TextField, textFields } from './text-fields.ts';
import { textsOf } from './texts/texts.ts';

/** Somebody of the draft, with the bare name under which people are compared. */
export interface Person<Item> {
  readonly item: Item;
  /** @see bareName */
  readonly bare: string;
}

/** The executors who are appointed together. */
export interface ExecutorListView {
  /** Null for the common list. */
  readonly assetId: string | null;
  readonly people: readonly Person<ExecutorPerson>[];
}

/**
 * A draft as the checks look at it: only answers that count (an answer that a later choice dropped is not seen), every
 * name bared once, everybody found by id or name without searching.
 */
export interface DraftView {
  readonly draft: WillDraft;
  readonly facts: CheckFacts;
  readonly language: WillLanguage;
  /** Whether the will is read by the law of India, which an unanswered country means too. */
  readonly isIndian: boolean;
  /** The testator's age in completed years; null while the date of birth is none. */
  readonly age: number | null;
  readonly testator: { readonly name: string; readonly bare: string };
  readonly nominees: readonly Person<Nominee>[];
  readonly nomineeById: ReadonlyMap<string, Person<Nominee>>;
  readonly nomineesByName: ReadonlyMap<string, readonly Person<Nominee>[]>;
  readonly children: readonly Person<Child>[];
  /** Bare names of the listed children under 18. */
  readonly minorNames: ReadonlySet<string>;
  readonly childNames: ReadonlySet<string>;
  readonly executorLists: readonly ExecutorListView[];
  /** Every executor of every list, in order. */
  readonly executors: readonly (Person<ExecutorPerson> & { readonly assetId: string | null })[];
  readonly witnesses: readonly Person<Witness>[];
  /** Who cares for minors' shares; '' where the lawful guardian does. */
  readonly caretaker: { readonly name: string; readonly bare: string };
  readonly assetById: ReadonlyMap<string, Asset>;
  /** Ids of nominees who have a share of an asset. */
  readonly assetTakers: ReadonlySet<string>;
  /** Ids of nominees who have a share of the residue by name or by being a nominee. */
  readonly residueTakers: ReadonlySet<string>;
  /** What the person typed and the will prints. */
  readonly texts: readonly TextField[];
  /** What an asset is called: its identifier, or its number where it has none. */
  readonly assetName: (asset: Asset) => string;
}

const asPerson = <Item extends { readonly name: string }>(item: Item): Person<Item> => ({
  item,
  bare: bareName(item.name),
});

/** Sorts people by bare name; who has none is left out. */
export function byName<Someone extends { readonly bare: string }>(
  people: readonly Someone[],
): Map<string, Someone[]> {
  const result = new Map<string, Someone[]>();
  for (const person of people) {
    if (person.bare === '') continue;
    const same = result.get(person.bare);
    if (same) same.push(person);
    else result.set(person.bare, [person]);
  }
  return result;
}

function executorListsOf({ executor, assets }: WillDraft): ExecutorListView[] {
  if (executor.appointExecutor !== 'yes') return [];
  switch (executor.executorMode) {
    case 'common':
      return [{ assetId: null, people: executor.commonExecutors.map(asPerson) }];
    case 'separate':
      return assets.flatMap(({ id }) => {
        const people = Object.hasOwn(executor.executorsPerAsset, id) ? executor.executorsPerAsset[id] : [];
        return people === undefined || people.length === 0
          ? []
          : [{ assetId: id, people: people.map(asPerson) }];
      });
    case '':
      return [];
    default:
      return executor.executorMode satisfies never;
  }
}

function residueTakersOf({ residuary, nominees }: WillDraft): Set<string> {
  switch (residuary.distributionOption) {
    case 'all-beneficiaries':
      return new Set(nominees.map(({ id }) => id));
    case 'custom':
      return new Set(
        residuary.customAllocations
          .filter(({ percentage }) => (percentage ?? 0) > 0)
          .map(({ nomineeId }) => nomineeId),
      );
    case 'text': {
      const words = ` ${bareName(residuary.customText)} `;
      return new Set(
        nominees
          .filter(({ name }) => bareName(name) !== '' && words.includes(bareName(name)))
          .map(({ id }) => id),
      );
    }
    case 'legal-heirs':
    case '':
      return new Set();
    default:
      return residuary.distributionOption satisfies never;
  }
}

const assetTakersOf = ({ assets }: WillDraft): Set<string> =>
  new Set(
    assets.flatMap(({ nomineeAllocations }) =>
      nomineeAllocations.filter(({ percentage }) => (percentage ?? 0) > 0).map(({ nomineeId }) => nomineeId),
    ),
  );

/** Says whether somebody of an age, in whole years, is a minor. */
export const isMinorAge = (age: number | null): boolean => age !== null && age < MINIMUM_AGE_YEARS;

/** Looks at a draft once, for all checks. */
export function viewOf(draft: WillDraft, facts: CheckFacts): DraftView {
  const { personalDetails, nominees, assets, otherInfo } = draft;
  const people = nominees.map(asPerson);
  const children = listedChildren(personalDetails).map(asPerson);
  const executorLists = executorListsOf(draft);
  const { shared } = textsOf(personalDetails.language);
  const numbers = new Map(assets.map(({ id }, index) => [id, String(index + 1)]));
  const caretaker = otherInfo.isGuardianCaretaker ? '' : otherInfo.caretaker.trim();
  return {
    draft,
    facts,
    language: personalDetails.language,
    isIndian: personalDetails.country === 'India' || personalDetails.country === '',
    age: ageOn(personalDetails.dob, facts.today),
    testator: { name: personalDetails.fullName.trim(), bare: bareName(personalDetails.fullName) },
    nominees: people,
    nomineeById: new Map(people.map((person) => [person.item.id, person])),
    nomineesByName: byName(people),
    children,
    minorNames: new Set(children.filter(({ item }) => isMinorAge(item.age)).map(({ bare }) => bare)),
    childNames: new Set(children.map(({ bare }) => bare)),
    executorLists,
    executors: executorLists.flatMap(({ assetId, people: list }) =>
      list.map((person) => ({ ...person, assetId })),
    ),
    witnesses: otherInfo.addWitnessNow ? otherInfo.witnesses.map(asPerson) : [],
    caretaker: { name: caretaker, bare: bareName(caretaker) },
    assetById: new Map(assets.map((asset) => [asset.id, asset])),
    assetTakers: assetTakersOf(draft),
    residueTakers: residueTakersOf(draft),
    texts: textFields(draft),
    assetName: (asset) =>
      isBlank(asset.identifier)
        ? filled(shared.assetNumber, { number: numbers.get(asset.id) ?? '' })
        : asset.identifier.trim(),
  };
}
