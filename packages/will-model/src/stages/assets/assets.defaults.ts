import type { Allocation, Asset } from './assets.shape.ts';

/** A share that is still to be given to somebody. */
export const emptyAllocation = (): Allocation => ({ nomineeId: '', percentage: null, comment: '' });

/** An asset that is still to be described. */
export const emptyAsset = (id: string): Asset => ({
  id,
  type: '',
  identifier: '',
  description: '',
  nomineeAllocations: [],
});
