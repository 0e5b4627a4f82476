import './styles.css';
import { startTransition } from 'react';
import { reportFailure } from './app/failure.ts';
import { takeArrival } from './app/session.ts';
import { tellStartFailure } from './app/start-failure.ts';

/**
 * Zod's schemas would try `new Function` to compile themselves, which the page's policy forbids and reports. Said here,
 * in the place where zod itself keeps its settings, since whatever brings it in may parse before anything else of ours runs.
 */
function forbidCompiling(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}

/** Lets the browser answer what was pressed meanwhile before the next piece of work. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** How long a page that isn't painted, since nobody looks at it, is waited for, in ms. */
const UNSEEN_MS = 100;

/** Waits until what the document holds has been painted: nobody looks at an empty window for the sake of the app. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, UNSEEN_MS);
  });

/**
 * The parts of the app, brought in one after the other: each runs its modules for a moment, and all of them in one go
 * would hold up a phone. The page names them in its head, so that they are on their way long before they are asked for.
 */
async function loadApp() {
  await painted();
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await breathe();
  const { App, createAppRouter } = await import('./app.tsx');
  await breathe();
  return { createRoot, hydrateRoot, App, createAppRouter };
}

/**
 * Hydrates where the page in the document is the one that is asked for, else draws it anew. In pieces either way: a
 * transition draws for some milliseconds at a time, so that a phone scrolls and answers while it goes on.
 */
async function show(root: HTMLElement): Promise<void> {
  const { createRoot, hydrateRoot, App, createAppRouter } = await loadApp();
  const isDrawn = root.dataset['page'] === window.location.pathname;
  const router = createAppRouter();
  await breathe();
  // The router wraps what it draws as it did when the page was prerendered.
  if (isDrawn) router.ssr = { manifest: undefined };
  // With the page's code at hand the first drawing is the whole one: what the router draws later it draws in one go.
  await router.load();
  await breathe();
  const app = <App router={router} />;
  startTransition(() => {
    if (isDrawn) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error("The page has no element 'root'");
  try {
    // Before anything is rendered: no token may stay in the address.
    if (!(await takeArrival())) return;
  } catch (error) {
    // The page still opens, signed out, and says that signing in didn't work.
    reportFailure(error);
  }
  await show(root);
}

forbidCompiling();
start().catch(tellStartFailure);
