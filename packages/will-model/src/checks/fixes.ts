import type { WillDraft } from '../draft/will-draft.ts';
import type { Asset } from '../stages/assets/assets.shape.ts';
import type { ExecutorPerson } from '../stages/executor/executor.shape.ts';
import type { Nominee } from '../stages/nominees/nominees.shape.ts';
import type { Witness } from '../stages/other-info/other-info.shape.ts';
import type { Child } from '../stages/personal-details/personal-details.shape.ts';

type Change = (draft: WillDraft) => WillDraft;

const changed = <Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
  change: (item: Item) => Item,
): Item[] => items.map((item) => (item.id === id ? change(item) : item));

/** Makes a fix that changes one asset and nothing else. */
export const withAsset =
  (id: string, change: (asset: Asset) => Asset): Change =>
  (draft) => ({ ...draft, assets: changed(draft.assets, id, change) });

/** Makes a fix that changes one nominee and nothing else. */
export const withNominee =
  (id: string, change: (nominee: Nominee) => Nominee): Change =>
  (draft) => ({ ...draft, nominees: changed(draft.nominees, id, change) });

/** Makes a fix that changes one child and nothing else. */
export const withChild =
  (id: string, change: (child: Child) => Child): Change =>
  (draft) => ({
    ...draft,
    personalDetails: {
      ...draft.personalDetails,
      children: changed(draft.personalDetails.children, id, change),
    },
  });

/** Makes a fix that changes one witness and nothing else. */
export const withWitness =
  (id: string, change: (witness: Witness) => Witness): Change =>
  (draft) => ({
    ...draft,
    otherInfo: { ...draft.otherInfo, witnesses: changed(draft.otherInfo.witnesses, id, change) },
  });

/**
 * Makes a fix that changes one list of executors and nothing else.
 *
 * @param assetId Null for the common list.
 */
export const withExecutors =
  (assetId: string | null, change: (people: readonly ExecutorPerson[]) => ExecutorPerson[]): Change =>
  (draft) => {
    const { executor } = draft;
    if (assetId === null) {
      return { ...draft, executor: { ...executor, commonExecutors: change(executor.commonExecutors) } };
    }
    const lists = Object.entries(executor.executorsPerAsset).map(
      ([id, people]) => [id, id === assetId ? change(people) : people] as const,
    );
    return { ...draft, executor: { ...executor, executorsPerAsset: Object.fromEntries(lists) } };
  };

/** Makes a fix that changes one executor and nothing else. */
export const withExecutor = (
  assetId: string | null,
  id: string,
  change: (person: ExecutorPerson) => ExecutorPerson,
): Change => withExecutors(assetId, (people) => changed(people, id, change));
