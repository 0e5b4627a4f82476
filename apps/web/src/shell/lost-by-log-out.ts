import { deedOf } from '../app/deed.ts';
import { draftOf } from '../app/draft.ts';
import { isDeedBegun } from '../deed/deed-store.ts';

/** What a logout would lose: answers of the will that the account lacks, a deed, both, or nothing (null). */
export function lostByLogOut(owner: string): 'will' | 'deed' | 'both' | null {
  const isWillLost = draftOf(owner).getSnapshot().isAhead;
  const isDeedLost = isDeedBegun(deedOf(owner).getSnapshot());
  if (isWillLost) return isDeedLost ? 'both' : 'will';
  return isDeedLost ? 'deed' : null;
}
