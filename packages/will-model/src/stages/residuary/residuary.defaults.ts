import type { CustomAllocation, Residuary } from './residuary.shape.ts';

/** A share of the residue that is still to be given to somebody. */
export const emptyCustomAllocation = (): CustomAllocation => ({ nomineeId: '', percentage: null });

/** Stage 5 untouched: nothing is chosen for the person (design.md section 7). */
export const emptyResiduary = (): Residuary => ({
  scope: '',
  valueLimit: '',
  distributionOption: '',
  customAllocations: [],
  customText: '',
});
