import type { WillDraft } from '../draft/will-draft.ts';
import type { Asset } from '../stages/assets/assets.shape.ts';

/** Makes a fix that changes one asset and nothing else. */
export const withAsset =
  (id: string, change: (asset: Asset) => Asset) =>
  (draft: WillDraft): WillDraft => ({
    ...draft,
    assets: draft.assets.map((asset) => (asset.id === id ? change(asset) : asset)),
  });
