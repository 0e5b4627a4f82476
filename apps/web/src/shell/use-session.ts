import { useSyncExternalStore } from 'react';
import { session } from '../app/session.ts';
import type { Session } from '../session/session-store.ts';

/** A page that was drawn when the site was built can't know who will read it. */
const UNKNOWN = { status: 'unknown' } as const;

/**
 * The session as it is now; the component renders anew when it begins or ends, in any tab. 'unknown' while a
 * prerendered page is drawn and hydrated: what depends on the session is then there in both kinds, and the page's
 * early script says which of them shows.
 */
export const useSession = (): Session | typeof UNKNOWN =>
  useSyncExternalStore<Session | typeof UNKNOWN>(session.subscribe, session.getSnapshot, () => UNKNOWN);
