import './styles.css';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reportFailure } from './app/failure.ts';
import { takeArrival } from './app/session.ts';
import { routeTree } from './routeTree.gen.ts';
import { RouteFailure } from './shell/route-failure.tsx';
import { RoutePending } from './shell/route-pending.tsx';

const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultErrorComponent: RouteFailure,
  defaultPendingComponent: RoutePending,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** The page's title, without the brand; a page that leaves it out gives the window its title itself. */
    title?: string;
  }
  interface HistoryState {
    /** The name of a document that was just opened for editing: said for a moment. */
    openedDocument?: string;
    /** The service's message (HTML) that a refused submit takes along to the payment page. */
    balanceMessage?: string;
  }
}

async function start(): Promise<void> {
  try {
    // Before anything is rendered: no token may stay in the address.
    if (!(await takeArrival())) return;
  } catch (error) {
    // The page still opens, signed out, and says that signing in didn't work.
    reportFailure(error);
  }
  const root = document.getElementById('root');
  if (root === null) throw new Error("The page has no element 'root'");
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

void start();
