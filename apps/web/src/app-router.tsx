import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import { RouteFailure } from './shell/route-failure.tsx';
import { RoutePending } from './shell/route-pending.tsx';

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
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

/** @param options.history The browser's unless given; prerendering has one of its own, and nothing to scroll. */
export function createAppRouter(options: { history?: RouterHistory; scrollRestoration?: boolean } = {}) {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultErrorComponent: RouteFailure,
    defaultPendingComponent: RoutePending,
    scrollRestoration: true,
    ...options,
  });
}
