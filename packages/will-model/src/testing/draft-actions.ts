import fc from 'fast-check';
import type { WillDraft } from '../draft/will-draft.ts';
import { totalPercentage, WHOLE } from '../shares/shares.ts';
import { emptyAsset } from '../stages/assets/assets.defaults.ts';
import { withAssets } from '../stages/assets/assets.rules.ts';
import type { Asset } from '../stages/assets/assets.shape.ts';
import { emptyExecutor } from '../stages/executor/executor.defaults.ts';
import { copyOfExecutors, withRolesByOrder } from '../stages/executor/executor.rules.ts';
import { emptyNominee } from '../stages/nominees/nominees.defaults.ts';
import { withChildrenAsNominees, withoutChildrenAsNominees } from '../stages/nominees/nominees.rules.ts';
import { emptyWitness, WITNESSES } from '../stages/other-info/other-info.defaults.ts';
import { withAddWitnessNow } from '../stages/other-info/other-info.rules.ts';
import type { Witness } from '../stages/other-info/other-info.shape.ts';
import { emptyChild } from '../stages/personal-details/personal-details.defaults.ts';
import { withHasChildren } from '../stages/personal-details/personal-details.rules.ts';
import { distributionOptions } from '../stages/residuary/residuary.shape.ts';

/** A draft, and what the wizard knows beside it while somebody works on it. */
export interface DraftWorld {
  readonly draft: WillDraft;
  readonly newId: () => string;
  /** Executors of assets that were removed: Undo brings them back. */
  readonly removed: WillDraft['executor']['executorsPerAsset'];
  readonly lastRemoved: Asset | null;
}

/** What a person may do next: a kind of action, which row it falls on, and what is typed. */
export interface DraftAction {
  readonly kind: DraftActionKind;
  readonly at: number;
  readonly text: string;
  readonly percentage: number;
}

/** The kinds of action there are. */
export type DraftActionKind = keyof typeof actions;

/** A draft that nobody has done anything to. */
export const newDraftWorld = (draft: WillDraft, newId: () => string): DraftWorld => ({
  draft,
  newId,
  removed: {},
  lastRemoved: null,
});

const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[at % Math.max(1, items.length)];

const withoutItem = <Item extends { readonly id: string }>(items: readonly Item[], id?: string): Item[] =>
  items.filter((item) => item.id !== id);

const withDraft = (world: DraftWorld, part: Partial<WillDraft>): DraftWorld => ({
  ...world,
  draft: { ...world.draft, ...part },
});

const withAssetList = (world: DraftWorld, assets: Asset[]): DraftWorld => {
  const removed = { ...world.removed, ...world.draft.executor.executorsPerAsset };
  return { ...world, removed, draft: withAssets(world.draft, assets, removed) };
};

/** Takes a number where there is room for it, as the form does: what would pass 100 is refused. */
function withShareTyped<Share extends { percentage: number | null }>(
  shares: readonly Share[],
  row: number,
  percentage: number,
): Share[] {
  const others = shares.filter((_, index) => index !== row);
  if (totalPercentage(others) + percentage > WHOLE) return [...shares];
  return shares.map((share, index) => (index === row ? { ...share, percentage } : share));
}

const changeAsset = (world: DraftWorld, at: number, change: (asset: Asset) => Asset): DraftWorld => {
  const target = pick(world.draft.assets, at);
  return withAssetList(
    world,
    world.draft.assets.map((asset) => (asset === target ? change(asset) : asset)),
  );
};

const changeShares = (
  world: DraftWorld,
  at: number,
  change: (shares: Asset['nomineeAllocations']) => Asset['nomineeAllocations'],
): DraftWorld =>
  changeAsset(world, at, (asset) => ({ ...asset, nomineeAllocations: change(asset.nomineeAllocations) }));

const changeResidue = (world: DraftWorld, residuary: Partial<WillDraft['residuary']>): DraftWorld =>
  withDraft(world, { residuary: { ...world.draft.residuary, ...residuary } });

const changeExecutor = (world: DraftWorld, executor: Partial<WillDraft['executor']>): DraftWorld =>
  withDraft(world, { executor: { ...world.draft.executor, ...executor } });

/** Witnesses are on screen only while they are to be named now. */
function changeWitnesses(world: DraftWorld, change: (list: Witness[]) => Witness[]): DraftWorld {
  const { otherInfo } = world.draft;
  return otherInfo.addWitnessNow
    ? withDraft(world, { otherInfo: { ...otherInfo, witnesses: change(otherInfo.witnesses) } })
    : world;
}

const isGivenTo = (shares: readonly { nomineeId: string }[], id: string): boolean =>
  shares.some(({ nomineeId }) => nomineeId === id);

const actions = {
  addNominee: (world: DraftWorld, { text }: DraftAction): DraftWorld =>
    withDraft(world, {
      nominees: [...world.draft.nominees, { ...emptyNominee(world.newId()), name: text }],
    }),
  removeNominee: (world: DraftWorld, { at }: DraftAction): DraftWorld =>
    withDraft(world, { nominees: withoutItem(world.draft.nominees, pick(world.draft.nominees, at)?.id) }),
  answerChildren: (world: DraftWorld, { at }: DraftAction): DraftWorld =>
    withDraft(world, { personalDetails: withHasChildren(world.draft.personalDetails, at % 2 === 0) }),
  addChild: (world: DraftWorld, { text }: DraftAction): DraftWorld => {
    const { personalDetails } = world.draft;
    if (personalDetails.hasChildren !== true) return world;
    const children = [...personalDetails.children, { ...emptyChild(world.newId()), name: text }];
    return withDraft(world, { personalDetails: { ...personalDetails, children } });
  },
  childrenAsNominees: (world: DraftWorld): DraftWorld => {
    const { nominees, personalDetails } = world.draft;
    if (personalDetails.hasChildren !== true) return world;
    return withDraft(world, {
      personalDetails: { ...personalDetails, childrenAsNominees: true },
      nominees: withChildrenAsNominees(nominees, personalDetails.children, world.newId),
    });
  },
  childrenNotAsNominees: (world: DraftWorld): DraftWorld => {
    const { nominees, personalDetails } = world.draft;
    if (personalDetails.hasChildren !== true) return world;
    return withDraft(world, {
      personalDetails: { ...personalDetails, childrenAsNominees: false },
      nominees: withoutChildrenAsNominees(nominees, personalDetails.children),
    });
  },
  addAsset: (world: DraftWorld, { text }: DraftAction): DraftWorld =>
    withAssetList(world, [...world.draft.assets, { ...emptyAsset(world.newId()), identifier: text }]),
  removeAsset: (world: DraftWorld, { at }: DraftAction): DraftWorld => {
    const lastRemoved = pick(world.draft.assets, at) ?? null;
    return { ...withAssetList(world, withoutItem(world.draft.assets, lastRemoved?.id)), lastRemoved };
  },
  undoRemoveAsset: (world: DraftWorld): DraftWorld =>
    world.lastRemoved === null
      ? world
      : { ...withAssetList(world, [...world.draft.assets, world.lastRemoved]), lastRemoved: null },
  renameAsset: (world: DraftWorld, { at, text }: DraftAction): DraftWorld =>
    changeAsset(world, at, (asset) => ({ ...asset, identifier: text })),
  moveAssets: (world: DraftWorld): DraftWorld => withAssetList(world, [...world.draft.assets].reverse()),
  addShare: (world: DraftWorld, { at }: DraftAction): DraftWorld => {
    const id = pick(world.draft.nominees, at)?.id;
    return changeShares(world, at, (shares) =>
      id === undefined || isGivenTo(shares, id)
        ? shares
        : [...shares, { nomineeId: id, percentage: null, comment: id }],
    );
  },
  typeShare: (world: DraftWorld, { at, percentage }: DraftAction): DraftWorld =>
    changeShares(world, at, (shares) => withShareTyped(shares, at % Math.max(1, shares.length), percentage)),
  removeShare: (world: DraftWorld, { at }: DraftAction): DraftWorld =>
    changeShares(world, at, (shares) => shares.filter((_, index) => index !== at % 3)),
  addResidueShare: (world: DraftWorld, { at }: DraftAction): DraftWorld => {
    const { customAllocations } = world.draft.residuary;
    const id = pick(world.draft.nominees, at)?.id;
    if (id === undefined || isGivenTo(customAllocations, id)) return world;
    return changeResidue(world, {
      customAllocations: [...customAllocations, { nomineeId: id, percentage: null }],
    });
  },
  typeResidueShare: (world: DraftWorld, { at, percentage }: DraftAction): DraftWorld =>
    changeResidue(world, {
      customAllocations: withShareTyped(world.draft.residuary.customAllocations, at % 3, percentage),
    }),
  chooseDistribution: (world: DraftWorld, { at }: DraftAction): DraftWorld =>
    changeResidue(world, { distributionOption: pick(distributionOptions, at) ?? '' }),
  addExecutor: (world: DraftWorld, { at }: DraftAction): DraftWorld => {
    const asset = pick(world.draft.assets, at);
    if (asset === undefined) return world;
    const { executorsPerAsset } = world.draft.executor;
    const own = executorsPerAsset[asset.id] ?? [];
    // Each is named after its asset, so that one in a wrong list is seen.
    const list = withRolesByOrder([...own, { ...emptyExecutor(world.newId()), name: asset.id }]);
    return changeExecutor(world, {
      executorMode: 'separate',
      executorsPerAsset: { ...executorsPerAsset, [asset.id]: list },
    });
  },
  removeExecutor: (world: DraftWorld, { at }: DraftAction): DraftWorld => {
    const { executorsPerAsset } = world.draft.executor;
    const assetId = pick(world.draft.assets, at)?.id ?? '';
    const own = executorsPerAsset[assetId];
    if (own === undefined) return world;
    const list = withRolesByOrder(withoutItem(own, pick(own, at)?.id));
    return changeExecutor(world, { executorsPerAsset: { ...executorsPerAsset, [assetId]: list } });
  },
  copyCommon: (world: DraftWorld, { at }: DraftAction): DraftWorld => {
    const own = pick(Object.values(world.draft.executor.executorsPerAsset), at) ?? [];
    return changeExecutor(world, { commonExecutors: withRolesByOrder(copyOfExecutors(own, world.newId)) });
  },
  answerExecutor: (world: DraftWorld, { at }: DraftAction): DraftWorld =>
    changeExecutor(world, {
      appointExecutor: at % 3 === 0 ? 'no' : 'yes',
      executorMode: at % 2 === 0 ? 'common' : 'separate',
    }),
  answerWitnesses: (world: DraftWorld, { at }: DraftAction): DraftWorld =>
    withDraft(world, { otherInfo: withAddWitnessNow(world.draft.otherInfo, at % 2 === 0, world.newId) }),
  addWitness: (world: DraftWorld): DraftWorld =>
    changeWitnesses(world, (witnesses) =>
      // The list of the stage offers neither a fifth, nor to remove one of two.
      witnesses.length < WITNESSES.most ? [...witnesses, emptyWitness(world.newId())] : witnesses,
    ),
  typeWitness: (world: DraftWorld, { at, text }: DraftAction): DraftWorld =>
    changeWitnesses(world, (witnesses) => {
      const target = pick(witnesses, at);
      return witnesses.map((one) => (one === target ? { ...one, name: text } : one));
    }),
  removeWitness: (world: DraftWorld, { at }: DraftAction): DraftWorld =>
    changeWitnesses(world, (witnesses) =>
      witnesses.length > WITNESSES.least ? withoutItem(witnesses, pick(witnesses, at)?.id) : witnesses,
    ),
};

const isKind = (kind: string): kind is DraftActionKind => Object.hasOwn(actions, kind);

/** What a will grows by, and what that hangs on: done more often than the rest, so that there is something for the rest to be done to. */
const growing = [
  'addNominee',
  'answerChildren',
  'addChild',
  'childrenAsNominees',
  'childrenNotAsNominees',
  'addAsset',
  'addShare',
  'typeShare',
  'addExecutor',
  'addWitness',
] as const satisfies readonly DraftActionKind[];

/** What puts to the test that something belongs to its asset by its id. */
const rearranging = [
  'removeAsset',
  'undoRemoveAsset',
  'renameAsset',
  'moveAssets',
] as const satisfies readonly DraftActionKind[];

/** Any action. Names and identifiers come from a few, so that they often meet, and are hostile at times. */
export const anyDraftAction: fc.Arbitrary<DraftAction> = fc.record({
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...Object.keys(actions).filter(isKind)) },
    { weight: 3, arbitrary: fc.constantFrom(...growing) },
    { weight: 1, arbitrary: fc.constantFrom(...rearranging) },
  ),
  at: fc.nat({ max: 7 }),
  text: fc.oneof(
    fc.constantFrom('Plot 7', 'Asha'),
    fc.constantFrom('', ' plot 7', '__proto__', 'constructor', 'H.No. 12/3.B', ' asha ', 'Asha Patil', 'आशा'),
  ),
  percentage: fc.oneof(fc.constantFrom(0, 50, WHOLE), fc.nat({ max: WHOLE })),
});

/** Does one thing, with the rules that the wizard's stages apply. */
export const afterDraftAction = (world: DraftWorld, action: DraftAction): DraftWorld =>
  actions[action.kind](world, action);
