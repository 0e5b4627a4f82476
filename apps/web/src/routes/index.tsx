import { createFileRoute } from '@tanstack/react-router';
import { takeNotice } from '../app/notices.ts';
import { HomePage } from '../shell/home-page.tsx';

/** The public home page. A notice that was left for it is told once. */
export const Route = createFileRoute('/')({
  loader: () => ({ notice: takeNotice() }),
  // Going home again asks again: an old notice must not come back from the cache.
  staleTime: 0,
  gcTime: 0,
  component: Home,
});

function Home() {
  const { notice } = Route.useLoaderData();
  return <HomePage notice={notice} />;
}
