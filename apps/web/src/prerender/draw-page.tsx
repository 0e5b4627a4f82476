import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../app.tsx';
import { createAppRouter } from '../app-router.tsx';
import { Shell } from '../shell/shell.tsx';
import { AwaitingScript } from './awaiting-script.tsx';

/** A page as it was drawn. */
export interface DrawnPage {
  html: string;
  /** Without the brand; absent where the route gives none. */
  title: string | undefined;
}

const historyAt = (path: string) => createMemoryHistory({ initialEntries: [path] });

/**
 * Draws the page at a path as a visitor without a session finds it.
 *
 * @throws Whatever loading the route throws: a page that can't be drawn ends the build.
 */
export async function drawPage(path: string): Promise<DrawnPage> {
  const router = createAppRouter({ history: historyAt(path), scrollRestoration: false });
  await router.load();
  const match = router.state.matches.at(-1);
  if (match?.status !== 'success') throw new Error(`The page at ${path} was not loaded: ${match?.status}`);
  return { html: renderToString(<App router={router} />), title: match.staticData.title };
}

/** Draws the frame that stands until a page for signed-in people has its script. */
export async function drawFrame(): Promise<string> {
  const root = createRootRoute({ component: Shell });
  const waiting = createRoute({ getParentRoute: () => root, path: '/', component: AwaitingScript });
  const router = createRouter({ routeTree: root.addChildren([waiting]), history: historyAt('/') });
  await router.load();
  return renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

/** The title of every route for signed-in people by its path; undefined where it gives the window its title itself. */
export function signedInRoutes(): { path: string; ids: readonly string[]; title: string | undefined }[] {
  const router = createAppRouter({ history: historyAt('/'), scrollRestoration: false });
  return Object.values(router.routesById)
    .filter((route) => route.id.startsWith('/_account/'))
    .map((route) => ({
      path: route.fullPath,
      ids: ['/_account', route.id],
      title: route.options.staticData?.title,
    }));
}
