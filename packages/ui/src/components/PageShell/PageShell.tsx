import type { ReactNode } from 'react';
import { texts } from '../../texts.ts';
import { LiveRegions } from './PageShellLiveRegions.tsx';

export interface PageShellProps {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
  /** An ActionBar; it stays at the window's foot while main is in view. */
  actionBar?: ReactNode;
  skipLabel?: string;
}

const MAIN_ID = 'main';

/** Moves focus without a change of address: the router would take a new fragment for a navigation. */
function goToMain(): void {
  const main = document.getElementById(MAIN_ID);
  main?.focus();
  main?.scrollIntoView();
}

/**
 * The frame of every page: skip link, header, main, footer, and the two live regions that `announce`
 * speaks through. Mount it once and keep it mounted from page to page.
 * @see design.md, 2.3, PageShell
 */
export function PageShell({
  header,
  footer,
  children,
  actionBar,
  skipLabel = texts.skipToMain,
}: PageShellProps) {
  return (
    <div data-slot="page-shell" className="flex min-h-dvh flex-col bg-paper text-ink">
      <a
        href={`#${MAIN_ID}`}
        onClick={(event) => {
          event.preventDefault();
          goToMain();
        }}
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-50 focus:rounded-control focus:bg-surface focus:px-4 focus:py-3 focus:font-semibold focus:text-ink focus:underline print:hidden"
      >
        {skipLabel}
      </a>
      {header}
      <div className="flex flex-1 flex-col">
        <main id={MAIN_ID} tabIndex={-1} className="flex-1 scroll-mt-0 outline-none">
          {children}
        </main>
        {actionBar}
      </div>
      {footer}
      <LiveRegions />
    </div>
  );
}
