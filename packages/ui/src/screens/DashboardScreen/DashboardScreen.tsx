import type { RenderLink } from '../../lib/renderLink.ts';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { screenColumn } from '../layout.ts';
import { specified } from '../texts.ts';
import { DashboardScreenActions, type QuickAction } from './DashboardScreenActions.tsx';
import { DashboardScreenStart } from './DashboardScreenStart.tsx';
import { DashboardScreenUnfinished, type UnfinishedWill } from './DashboardScreenUnfinished.tsx';

export interface DashboardScreenProps {
  renderLink: RenderLink;
  quickActions: readonly QuickAction[];
  createWillHref: string;
  /** Without it the card has one button. */
  createFreeWillHref?: string | undefined;
  /** The draft that is kept on this device. */
  unfinished?: UnfinishedWill | undefined;
}

/**
 * Where a signed-in person starts: the unfinished will first, then everything else.
 * @see spec.md, section 2, Dashboard
 * @see design.md, 3.2
 */
export function DashboardScreen({
  renderLink,
  quickActions,
  createWillHref,
  createFreeWillHref,
  unfinished,
}: DashboardScreenProps) {
  const isWide = useMediaQuery('(min-width: 900px)');
  const start = (
    <DashboardScreenStart
      key="start"
      renderLink={renderLink}
      createWillHref={createWillHref}
      createFreeWillHref={createFreeWillHref}
      isMain={unfinished === undefined}
    />
  );
  const actions = <DashboardScreenActions key="actions" renderLink={renderLink} actions={quickActions} />;
  return (
    <div data-slot="dashboard-screen" className={screenColumn({ width: 'shell', className: 'pt-10 pb-20' })}>
      <h1 tabIndex={-1} className="font-display text-h1 font-medium">
        {specified.welcome}
      </h1>
      {unfinished !== undefined && (
        <DashboardScreenUnfinished renderLink={renderLink} unfinished={unfinished} />
      )}
      {/* The order in the page is the order on the screen, for Tab and for those who listen. */}
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 nav:grid-cols-[minmax(16rem,1fr)_minmax(0,26rem)]">
        {isWide ? [actions, start] : [start, actions]}
      </div>
    </div>
  );
}
