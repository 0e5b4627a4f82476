import { afterRest } from '../app/after-rest.ts';
import type { DraftStore } from '../draft/draft-store.ts';

/**
 * Follows a draft: at once as it stands now and where it was replaced by another, else when changes have rested for a
 * moment, as between keys.
 *
 * @param follow Takes in what the store holds at that moment.
 * @returns Stops it.
 */
export function followDraft(
  store: Pick<DraftStore, 'getSnapshot' | 'subscribe'>,
  follow: () => void,
): () => void {
  // Whatever happened between drawing and listening.
  follow();
  const rest = afterRest(follow);
  let { revision } = store.getSnapshot();
  const leave = store.subscribe(() => {
    const now = store.getSnapshot();
    if (now.revision === revision) {
      rest.ask();
      return;
    }
    revision = now.revision;
    rest.callOff();
    follow();
  });
  return () => {
    leave();
    rest.callOff();
  };
}
