import type { Asset } from '../stages/assets/assets.shape.ts';
import { bareName } from '../text/names.ts';
import type { Person } from './draft-view.ts';

/**
 * Somebody as a finding rests on them: whose id it is, and the bare name that its words say. One card that is given
 * another name is somebody else, for whom nothing has been read.
 */
export const personKey = ({ item, bare }: Person<{ readonly id: string }>): string => `${item.id} ${bare}`;

/** As {@link personKey}, of an asset. */
export const assetKey = ({ id, identifier }: Pick<Asset, 'id' | 'identifier'>): string =>
  `${id} ${bareName(identifier)}`;
