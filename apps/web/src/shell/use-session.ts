import { useSyncExternalStore } from 'react';
import { session } from '../app/session.ts';
import type { Session } from '../session/session-store.ts';

/** The session as it is now; the component renders anew when it begins or ends, in any tab. */
export const useSession = (): Session => useSyncExternalStore(session.subscribe, session.getSnapshot);
