import { createRootRoute } from '@tanstack/react-router';
import { leavingThePage } from '../app/leaving.ts';
import { endSession, session } from '../app/session.ts';
import { NotFound } from '../shell/not-found.tsx';
import { Shell } from '../shell/shell.tsx';

/** Every page: the session is looked at again on each navigation (spec.md section 2, Header and footer). */
export const Route = createRootRoute({
  beforeLoad: async () => {
    if (session.check() !== 'ended') return;
    await endSession({ isSaved: false });
    await leavingThePage();
  },
  component: Shell,
  notFoundComponent: NotFound,
});
