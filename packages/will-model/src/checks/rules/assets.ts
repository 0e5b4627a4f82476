import { lostIdentifier } from '../../draft/executor-keys.ts';
import type { WillDraft } from '../../draft/will-draft.ts';
import type { Asset, AssetType } from '../../stages/assets/assets.shape.ts';
import { isBlank } from '../../text/blank.ts';
import { bareName } from '../../text/names.ts';
import type { About } from '../about.ts';
import { type Check, defineCheck, type Sighting } from '../check.ts';
import type { DraftView } from '../draft-view.ts';
import { assetKey } from '../finding-keys.ts';
import { listed } from '../lists.ts';
import { aboutAsset, aboutWill, atAsset, atExecutors } from '../places.ts';
import { foundIn, wordLists } from '../words.ts';

/** Below this many letters an identifier names hardly anything. */
const LEAST_LETTERS = 6;
/** From this many digits on a number is an asset's own. */
const LEAST_DIGITS = 4;

/** Kinds of asset that have a number in their papers. */
const NUMBERED: ReadonlySet<AssetType | ''> = new Set([
  'Financial Account',
  'Retirement Account',
  'Life Insurance',
  'Vehicle',
]);

const byKey = (assets: readonly Asset[], keyOf: (asset: Asset) => string): Asset[][] => {
  const groups = new Map<string, Asset[]>();
  for (const asset of assets) {
    const key = keyOf(asset);
    if (key === '') continue;
    const group = groups.get(key);
    if (group) group.push(asset);
    else groups.set(key, [asset]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
};

/** An asset's kind and the longest number in its identifier, grouping left out; '' where it has no number. */
function numberKey({ type, identifier }: Asset): string {
  const numbers = identifier.match(/\d[\d\s/-]*\d/gu)?.map((found) => found.replace(/\D/gu, '')) ?? [];
  const longest = numbers.sort((one, other) => other.length - one.length)[0] ?? '';
  return longest.length < LEAST_DIGITS ? '' : `${type} ${longest}`;
}

const isVague = ({ type, identifier }: Asset): boolean =>
  !isBlank(identifier) &&
  ([...identifier.trim()].length < LEAST_LETTERS || (NUMBERED.has(type) && !/\p{Nd}/u.test(identifier)));

const mayGo = ({ type, identifier, description }: Asset): boolean =>
  type === 'Vehicle' || foundIn(`${identifier} ${description}`, wordLists.matures) !== null;

const ofType = ({ draft }: DraftView, type: AssetType): Asset[] =>
  draft.assets.filter((asset) => asset.type === type);

const quoted = (assets: readonly Asset[], view: DraftView): string =>
  listed(
    assets.map((asset) => `‘${view.assetName(asset)}’`),
    view,
  );

/** What is said once of several assets is about the will; of a single one, about that. */
const aboutThem = ([first, ...others]: readonly Asset[]): About =>
  first === undefined || others.length > 0 ? aboutWill : aboutAsset(first.id);

const withoutExecutorsOf =
  (key: string) =>
  (draft: WillDraft): WillDraft => ({
    ...draft,
    executor: {
      ...draft.executor,
      executorsPerAsset: Object.fromEntries(
        Object.entries(draft.executor.executorsPerAsset).filter(([own]) => own !== key),
      ),
    },
  });

const named = ({ name }: { readonly name: string }): boolean => !isBlank(name);

/** Checks of what is given away. */
export const assetChecks: readonly Check[] = [
  defineCheck('A4', 'A', ['ISA:80', 'ISA:89'], (view) =>
    byKey(view.draft.assets, ({ identifier }) => bareName(identifier)).flatMap((same) => {
      const last = same.at(-1);
      if (last === undefined) return [];
      return [
        {
          about: aboutAsset(last.id),
          of: same.map(assetKey).sort(),
          target: atAsset(last.id, 'identifier'),
          facts: { asset: view.assetName(last), count: String(same.length) },
        },
      ];
    }),
  ),
  defineCheck('A5', 'A', ['ISA:88'], (view) =>
    byKey(view.draft.assets, numberKey).flatMap(([first, ...others]) =>
      others
        // What is written alike is spoken of by A4.
        .filter((other) => first && bareName(other.identifier) !== bareName(first.identifier))
        .map((other) => ({
          about: aboutAsset(other.id),
          of: [first ? assetKey(first) : '', assetKey(other)].sort(),
          target: atAsset(other.id, 'identifier'),
          facts: { one: first ? view.assetName(first) : '', other: view.assetName(other) },
        })),
    ),
  ),
  defineCheck('A6', 'B', ['ISA:222'], (view) => {
    const { executor } = view.draft;
    if (executor.appointExecutor !== 'yes' || executor.executorMode !== 'separate') return [];
    return Object.entries(executor.executorsPerAsset).flatMap(([key, people]): Sighting<'A6'>[] => {
      const identifier = lostIdentifier(key);
      if (identifier === null || !people.some(named)) return [];
      return [
        {
          about: aboutWill,
          of: [key, ...people.map((person) => person.id)],
          target: atExecutors('executorMode'),
          facts: {
            asset: identifier.trim(),
            names: listed(
              people.filter(named).map(({ name }) => name.trim()),
              view,
            ),
          },
          fix: withoutExecutorsOf(key),
        },
      ];
    });
  }),
  defineCheck('A8', 'W', ['ISA:80', 'ISA:81', 'ISA:89'], (view) =>
    view.draft.assets.filter(isVague).map((asset) => ({
      about: aboutAsset(asset.id),
      of: [asset.id, asset.identifier],
      target: atAsset(asset.id, 'identifier'),
      facts: { asset: view.assetName(asset) },
    })),
  ),
  defineCheck('A10', 'A', ['Insurance:39(7)'], (view) =>
    !view.isIndian
      ? []
      : ofType(view, 'Life Insurance').map((asset) => ({
          about: aboutAsset(asset.id),
          of: [assetKey(asset)],
          target: atAsset(asset.id, 'type'),
          facts: { asset: view.assetName(asset) },
        })),
  ),
  defineCheck('A11', 'A', ['EPF:'], (view) =>
    !view.isIndian
      ? []
      : ofType(view, 'Retirement Account').map((asset) => ({
          about: aboutAsset(asset.id),
          of: [assetKey(asset)],
          target: atAsset(asset.id, 'type'),
          facts: { asset: view.assetName(asset) },
        })),
  ),
  defineCheck('A12', 'A', ['HSA:30'], (view) => {
    const estates = ofType(view, 'Real Estate');
    const [first] = estates;
    if (first === undefined) return [];
    return [
      {
        about: aboutThem(estates),
        of: estates.map(assetKey).sort(),
        target: atAsset(first.id, 'description'),
        facts: { assets: quoted(estates, view) },
      },
    ];
  }),
  defineCheck('A13', 'A', ['ISA:5'], (view) =>
    view.draft.assets.flatMap((asset) => {
      const home = view.draft.personalDetails.country || 'India';
      const country = foundIn(`${asset.identifier}\n${asset.description}`, wordLists.abroad[home]);
      if (country === null) return [];
      return [
        {
          about: aboutAsset(asset.id),
          of: [assetKey(asset), country],
          target: atAsset(asset.id, 'description'),
          facts: { asset: view.assetName(asset), country },
        },
      ];
    }),
  ),
  defineCheck('A14', 'I', ['ISA:152'], (view) => {
    const going = view.draft.assets.filter(mayGo);
    const [first] = going;
    if (first === undefined) return [];
    return [
      {
        about: aboutThem(going),
        of: going.map(({ id }) => id).sort(),
        target: atAsset(first.id, 'description'),
        facts: { assets: quoted(going, view) },
      },
    ];
  }),
];
