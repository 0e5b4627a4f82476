import './styles.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reportFailure } from './app/failure.ts';
import { takeArrival } from './app/session.ts';
import { App } from './app.tsx';
import { createAppRouter } from './app-router.tsx';

/** Hydrates where the page in the document is the one that is asked for, else draws it anew. */
async function show(root: HTMLElement): Promise<void> {
  const router = createAppRouter();
  const isDrawn = root.dataset['page'] === window.location.pathname;
  if (!isDrawn) {
    createRoot(root).render(<App router={router} />);
    return;
  }
  // The router wraps what it draws as it did when the page was prerendered.
  router.ssr = { manifest: undefined };
  // With the page's code at hand the first drawing is the same as the one in the document.
  await router.load();
  hydrateRoot(root, <App router={router} />);
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

void start();
