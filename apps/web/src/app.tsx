import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { createAppRouter } from './app-router.tsx';

export { createAppRouter } from './app-router.tsx';

/** The whole app, alike where it is drawn ahead and where it is hydrated. */
export function App({ router }: { router: ReturnType<typeof createAppRouter> }) {
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}
