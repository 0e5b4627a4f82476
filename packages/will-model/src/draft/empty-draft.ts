import { emptyExecutorDetails } from '../stages/executor/executor.defaults.ts';
import { emptyOtherInfo } from '../stages/other-info/other-info.defaults.ts';
import { emptyPersonalDetails } from '../stages/personal-details/personal-details.defaults.ts';
import { emptyResiduary } from '../stages/residuary/residuary.defaults.ts';
import type { WillDraft } from './will-draft.ts';

/** Makes an id that no other person or asset of any draft has. */
export const newId = (): string => crypto.randomUUID();

/**
 * A draft in which nothing is answered yet, with the specification's defaults.
 *
 * @param makeId Makes the ids of the two blank witnesses; random where left out.
 */
export const emptyDraft = (makeId: () => string = newId): WillDraft => ({
  personalDetails: emptyPersonalDetails(),
  nominees: [],
  assets: [],
  executor: emptyExecutorDetails(),
  residuary: emptyResiduary(),
  otherInfo: emptyOtherInfo(makeId),
});
