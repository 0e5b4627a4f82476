import { type Asset, assetsMessages, type StageIssue } from '@virasat/will-model';
import { assetsTexts } from '../../texts/assets.ts';
import type { PlaceOf } from '../StageForm/index.ts';
import { type ShareKeys, shareKeysOf } from './shareKeys.ts';

const texts = assetsTexts.proposed;

/** What stage 3's form holds: form libraries want an object at the top. */
export interface AssetsValues {
  assets: Asset[];
}

/** The DOM id of the button that adds to the list: the messages of the list lead there. */
export const ADD_ID = 'assets-add';

/** What the DOM ids of an asset's controls begin with. They follow the asset, not its place in the list. */
export const assetIdPrefix = (assetId: string): string => `assets-${assetId}`;

/** The DOM id of an asset's field. */
export const assetFieldId = (assetId: string, field: 'type' | 'identifier' | 'description'): string =>
  `${assetIdPrefix(assetId)}-${field}`;

// As ui's AllocationEditor names its controls.
const addShareId = (assetId: string): string => `${assetIdPrefix(assetId)}-add`;
const shareFieldId = (assetId: string, key: string, field: 'person' | 'share'): string =>
  `${assetIdPrefix(assetId)}-${key}-${field}`;

function targetOf({ id, nomineeAllocations }: Asset, { message, path }: StageIssue, keys: ShareKeys): string {
  const [, , field, row, part] = path;
  if (field === 'type' || field === 'identifier') return assetFieldId(id, field);
  const key = shareKeysOf(keys, id, nomineeAllocations.length)[typeof row === 'number' ? row : 0];
  if (key === undefined || message === assetsMessages.nobodySelected) return addShareId(id);
  return shareFieldId(id, key, part === 'nomineeId' ? 'person' : 'share');
}

/**
 * Where each fault of stage 3 is shown. A total that is too high leads to the first share, which can be lowered.
 *
 * @param keys The keys of the shares' rows.
 */
export const assetsPlaces =
  (keys: ShareKeys): PlaceOf<AssetsValues> =>
  (issue, { assets }) => {
    const [, index] = issue.path;
    const asset = typeof index === 'number' ? assets[index] : undefined;
    if (typeof index !== 'number' || asset === undefined) return { targetId: ADD_ID };
    const share = issue.path[3];
    const context = typeof share === 'number' ? texts.shareLegend(index, share) : texts.legend(index);
    return { targetId: targetOf(asset, issue, keys), context };
  };
