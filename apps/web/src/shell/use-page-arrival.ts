import { useLocation, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { homeTitle, pageTitle } from '../config/brand.ts';

/**
 * Does on a change of page what a browser does on a new one: the window's title is the page's, and the reader starts
 * at its heading. The first page is left alone, as is a page that has taken focus for a word of its own.
 *
 * The wizard gives titles and focus itself, stage by stage.
 *
 * @see design.md 2.3, PageShell
 */
export function usePageArrival(): void {
  const { pathname } = useLocation();
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const router = useRouter();

  useEffect(() => {
    if (pathname === '/') document.title = homeTitle;
    else if (title !== undefined) document.title = pageTitle(title);
  }, [pathname, title]);

  useEffect(
    () =>
      // Not when the address changes: the new page's own code may still be on its way then.
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged || toLocation.pathname === '/create-will') return;
        const main = document.getElementById('main');
        if (main?.contains(document.activeElement)) return;
        main?.querySelector<HTMLElement>('h1')?.focus();
      }),
    [router],
  );
}
