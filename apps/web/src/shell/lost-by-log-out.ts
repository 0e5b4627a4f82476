import { deedOf } from '../app/deed.ts';
import { draftOf } from '../app/draft.ts';
import { isDeedBegun } from '../deed/deed-store.ts';
import { isUnsaved } from '../draft/draft-store.ts';

/**
 * What a logout would lose, of this tab or of another: answers of the will that the account lacks, a deed, both, or
 * nothing (null).
 */
export function lostByLogOut(owner: string): 'will' | 'deed' | 'both' | null {
  const isWillLost = isUnsaved(draftOf(owner).getSnapshot());
  const deed = deedOf(owner).getSnapshot();
  const isDeedLost = isDeedBegun(deed) || (deed.elsewhere !== null && isDeedBegun(deed.elsewhere));
  if (isWillLost) return isDeedLost ? 'both' : 'will';
  return isDeedLost ? 'deed' : null;
}
