import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AccountLayout } from '../account/account-layout.tsx';
import { isLeaving } from '../app/leaving.ts';
import { leaveNotice } from '../app/notices.ts';
import { session } from '../app/session.ts';
import { useSession } from '../shell/use-session.ts';

/** Every page for which one has to be signed in; without a session it leads home (spec.md section 6). */
export const Route = createFileRoute('/_account')({
  beforeLoad: ({ preload }) => {
    if (session.check() === 'signed-in') return;
    // A link that is only hovered over must not leave a notice.
    if (!preload) leaveNotice('sign-in-needed');
    throw redirect({ to: '/' });
  },
  // The client and what it needs are no part of the first view of the home page.
  loader: async () => {
    const { getClient } = await import('../app/client.ts');
    return { client: await getClient() };
  },
  component: SignedInPages,
});

function SignedInPages() {
  const { client } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const current = useSession();
  const isSignedIn = current.status === 'signed-in';
  // Signed out in another tab: this page shows what is no longer there.
  useEffect(() => {
    if (!isSignedIn && !isLeaving()) void navigate({ to: '/' });
  }, [isSignedIn, navigate]);
  if (!isSignedIn) return null;
  return (
    <AccountLayout key={current.identity.sub} identity={current.identity} client={client}>
      <Outlet />
    </AccountLayout>
  );
}
