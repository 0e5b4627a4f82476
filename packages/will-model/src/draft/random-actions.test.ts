import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDraft } from '../checks/check-draft.ts';
import { totalPercentage, WHOLE } from '../shares/shares.ts';
import { emptyAsset } from '../stages/assets/assets.defaults.ts';
import { nomineeOf, withAssets } from '../stages/assets/assets.rules.ts';
import type { Asset } from '../stages/assets/assets.shape.ts';
import { emptyExecutor } from '../stages/executor/executor.defaults.ts';
import { copyOfExecutors, withRolesByOrder } from '../stages/executor/executor.rules.ts';
import { emptyNominee } from '../stages/nominees/nominees.defaults.ts';
import { withChildrenAsNominees, withoutChildrenAsNominees } from '../stages/nominees/nominees.rules.ts';
import { WITNESSES } from '../stages/other-info/other-info.defaults.ts';
import {
  withAddWitnessNow,
  withoutWitness,
  withWitnessAdded,
} from '../stages/other-info/other-info.rules.ts';
import { emptyChild } from '../stages/personal-details/personal-details.defaults.ts';
import { withHasChildren } from '../stages/personal-details/personal-details.rules.ts';
import { stageNumbers } from '../stages/stage-number.ts';
import { stageIssues } from '../stages/stages.ts';
import { bareName } from '../text/names.ts';
import { whatIf } from '../what-if/what-if.ts';
import { emptyDraft } from './empty-draft.ts';
import { parseStoredDraft } from './parse-stored-draft.ts';
import { toStoredDraft } from './stored-draft.ts';
import type { WillDraft } from './will-draft.ts';

const TODAY = '2026-11-28';

/** What a person may do next: a kind of action, which row it falls on, and what is typed. */
interface Action {
  readonly kind: keyof typeof actions;
  readonly at: number;
  readonly text: string;
  readonly percentage: number;
}

interface World {
  readonly draft: WillDraft;
  readonly newId: () => string;
  /** Executors of assets that were removed: Undo brings them back. */
  readonly removed: WillDraft['executor']['executorsPerAsset'];
  readonly lastRemoved: Asset | null;
}

const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[at % Math.max(1, items.length)];

const withoutItem = <Item extends { readonly id: string }>(items: readonly Item[], id?: string): Item[] =>
  items.filter((item) => item.id !== id);

const withAssetList = (world: World, assets: Asset[]): World => {
  const removed = { ...world.removed, ...world.draft.executor.executorsPerAsset };
  return { ...world, removed, draft: withAssets(world.draft, assets, removed) };
};

/** Takes a number where there is room for it, as the form does: what would pass 100 is refused. */
const withShareTyped = (asset: Asset, row: number, percentage: number): Asset => {
  const others = asset.nomineeAllocations.filter((_, index) => index !== row);
  if (totalPercentage(others) + percentage > WHOLE) return asset;
  return {
    ...asset,
    nomineeAllocations: asset.nomineeAllocations.map((share, index) =>
      index === row ? { ...share, percentage } : share,
    ),
  };
};

const changeAsset = (world: World, at: number, change: (asset: Asset) => Asset): World => {
  const target = pick(world.draft.assets, at);
  return withAssetList(
    world,
    world.draft.assets.map((asset) => (asset === target ? change(asset) : asset)),
  );
};

const withDraft = (world: World, part: Partial<WillDraft>): World => ({
  ...world,
  draft: { ...world.draft, ...part },
});

const actions = {
  addNominee: (world: World, { text }: Action): World =>
    withDraft(world, {
      nominees: [...world.draft.nominees, { ...emptyNominee(world.newId()), name: text }],
    }),
  removeNominee: (world: World, { at }: Action): World =>
    withDraft(world, {
      nominees: withoutItem(world.draft.nominees, pick(world.draft.nominees, at)?.id),
    }),
  answerChildren: (world: World, { at }: Action): World =>
    withDraft(world, { personalDetails: withHasChildren(world.draft.personalDetails, at % 2 === 0) }),
  addChild: (world: World, { text }: Action): World =>
    world.draft.personalDetails.hasChildren === true
      ? withDraft(world, {
          personalDetails: {
            ...world.draft.personalDetails,
            children: [...world.draft.personalDetails.children, { ...emptyChild(world.newId()), name: text }],
          },
        })
      : world,
  childrenAsNominees: (world: World): World =>
    withDraft(world, {
      nominees: withChildrenAsNominees(
        world.draft.nominees,
        world.draft.personalDetails.children,
        world.newId,
      ),
    }),
  childrenNotAsNominees: (world: World): World =>
    withDraft(world, {
      nominees: withoutChildrenAsNominees(world.draft.nominees, world.draft.personalDetails.children),
    }),
  addAsset: (world: World, { text }: Action): World =>
    withAssetList(world, [...world.draft.assets, { ...emptyAsset(world.newId()), identifier: text }]),
  removeAsset: (world: World, { at }: Action): World => {
    const lastRemoved = pick(world.draft.assets, at) ?? null;
    return { ...withAssetList(world, withoutItem(world.draft.assets, lastRemoved?.id)), lastRemoved };
  },
  undoRemoveAsset: (world: World): World =>
    world.lastRemoved === null
      ? world
      : { ...withAssetList(world, [...world.draft.assets, world.lastRemoved]), lastRemoved: null },
  renameAsset: (world: World, { at, text }: Action): World =>
    changeAsset(world, at, (asset) => ({ ...asset, identifier: text })),
  moveAssets: (world: World): World => withAssetList(world, [...world.draft.assets].reverse()),
  addShare: (world: World, { at }: Action): World => {
    const nominee = pick(world.draft.nominees, at);
    return changeAsset(world, at, (asset) =>
      nominee === undefined || asset.nomineeAllocations.some(({ nomineeId }) => nomineeId === nominee.id)
        ? asset
        : {
            ...asset,
            nomineeAllocations: [
              ...asset.nomineeAllocations,
              { nomineeId: nominee.id, percentage: null, comment: nominee.id },
            ],
          },
    );
  },
  typeShare: (world: World, { at, percentage }: Action): World =>
    changeAsset(world, at, (asset) => withShareTyped(asset, at % 3, percentage)),
  addExecutor: (world: World, { at }: Action): World => {
    const asset = pick(world.draft.assets, at);
    if (asset === undefined) return world;
    const { executor } = world.draft;
    const own = executor.executorsPerAsset[asset.id] ?? [];
    // Each is named after its asset, so that one in a wrong list is seen.
    const list = withRolesByOrder([...own, { ...emptyExecutor(world.newId()), name: asset.id }]);
    return withDraft(world, {
      executor: {
        ...executor,
        executorMode: 'separate',
        executorsPerAsset: { ...executor.executorsPerAsset, [asset.id]: list },
      },
    });
  },
  copyCommon: (world: World, { at }: Action): World => {
    const own = pick(Object.values(world.draft.executor.executorsPerAsset), at) ?? [];
    return withDraft(world, {
      executor: {
        ...world.draft.executor,
        commonExecutors: withRolesByOrder(copyOfExecutors(own, world.newId)),
      },
    });
  },
  answerWitnesses: (world: World, { at }: Action): World =>
    withDraft(world, { otherInfo: withAddWitnessNow(world.draft.otherInfo, at % 2 === 0, world.newId) }),
  addWitness: (world: World): World =>
    withDraft(world, { otherInfo: withWitnessAdded(world.draft.otherInfo, world.newId) }),
  removeWitness: (world: World, { at }: Action): World =>
    withDraft(world, {
      otherInfo: withoutWitness(world.draft.otherInfo, pick(world.draft.otherInfo.witnesses, at)?.id ?? ''),
    }),
  reload: (world: World): World => {
    const { draft, repairs } = parseStoredDraft(JSON.parse(JSON.stringify(toStoredDraft(world.draft))));
    expect(repairs).toEqual([]);
    expect(draft).toEqual(world.draft);
    return { ...world, draft };
  },
};

const isKind = (kind: string): kind is keyof typeof actions => Object.hasOwn(actions, kind);

function expectWhole({ draft }: World, people: ReadonlyMap<string, string>): void {
  const assetIds = new Set(draft.assets.map(({ id }) => id));
  for (const [assetId, executors] of Object.entries(draft.executor.executorsPerAsset)) {
    expect(assetIds).toContain(assetId);
    expect(executors.map(({ name }) => name)).toEqual(executors.map(() => assetId));
    expect(executors.map(({ isBackup }) => isBackup)).toEqual(executors.map((_, index) => index > 0));
  }
  for (const { nomineeAllocations } of draft.assets) {
    expect(totalPercentage(nomineeAllocations)).toBeLessThanOrEqual(WHOLE);
    for (const { nomineeId, comment } of nomineeAllocations) {
      // A share stays with whom it was given to, or shows as 'Unknown': it never passes to somebody else.
      expect(comment).toBe(nomineeId);
      const nominee = nomineeOf(draft.nominees, nomineeId);
      if (nominee) expect(bareName(nominee.name)).toBe(bareName(people.get(nominee.id) ?? 'nobody'));
    }
  }
  const ids = [draft.nominees, draft.assets, draft.personalDetails.children, draft.otherInfo.witnesses];
  for (const list of ids) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  expect(draft.otherInfo.witnesses.length).toBeGreaterThanOrEqual(WITNESSES.least);
  expect(draft.otherInfo.witnesses.length).toBeLessThanOrEqual(WITNESSES.most);
  if (draft.personalDetails.hasChildren !== true) expect(draft.personalDetails.children).toEqual([]);
}

const anyAction: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom(...Object.keys(actions).filter(isKind)),
  at: fc.nat({ max: 7 }),
  text: fc.constantFrom('', 'Plot 7', '__proto__', 'constructor', 'H.No. 12/3.B', 'Asha', ' asha ', 'आशा'),
  percentage: fc.nat({ max: WHOLE }),
});

test('a draft stays whole in whatever order things are done', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40, size: 'max' }), (list) => {
      let count = 0;
      const newId = (): string => `id-${++count}`;
      const people = new Map<string, string>();
      let world: World = { draft: emptyDraft(newId), newId, removed: {}, lastRemoved: null };
      for (const action of list) {
        world = actions[action.kind](world, action);
        for (const { id, name } of world.draft.nominees) if (!people.has(id)) people.set(id, name);
        expectWhole(world, people);
      }
      world = actions.reload(world);
      for (const stage of stageNumbers) expect(stageIssues(stage, world.draft, TODAY)).toBeInstanceOf(Array);
      expect(checkDraft(world.draft, { today: TODAY }).checked).toBeGreaterThan(0);
      for (const { id } of world.draft.assets) {
        expect(whatIf(world.draft, { kind: 'asset-gone', assetId: id }).title).not.toBe('');
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);
