import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../../tools/lib/run.mjs';

/** The smallest app with a router: what any page of this house loads, whatever is on it. */
const SOURCE = `
  import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
  import { createRoot } from 'react-dom/client';
  const root = createRootRoute({ component: Outlet });
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => 'Home' });
  const router = createRouter({ routeTree: root.addChildren([home]) });
  createRoot(document.getElementById('root')).render(<RouterProvider router={router} />);
`;

/**
 * Builds react, react-dom and the router alone, with the app's own tool and target.
 *
 * @returns {Promise<number>} Bytes after gzip.
 */
export async function floorBytes() {
  const folder = join(root, 'apps', 'web');
  const entry = join(folder, 'floor.tsx');
  const { output } = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [
      {
        name: 'floor',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? SOURCE : undefined),
      },
    ],
    build: { write: false, target: 'es2022', rolldownOptions: { input: entry } },
  });
  return output
    .filter(({ type }) => type === 'chunk')
    .reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}
