import { useId } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Seal } from '../../illustrations/Seal.tsx';
import { cn } from '../../lib/cn.ts';
import type { RenderLink } from '../../lib/renderLink.ts';
import { screenCard } from '../layout.ts';
import { proposed, specified } from '../texts.ts';

const KNOTS = [1, 2, 3, 4, 5, 6, 7] as const;

export interface DashboardScreenStartProps {
  renderLink: RenderLink;
  createWillHref: string;
  createFreeWillHref: string | undefined;
  /** The one filled button of the page is here; false where an unfinished will has it. */
  isMain: boolean;
}

/** The thread before anything is written: seven open knots, and the place of the seal. */
function OpenThread() {
  return (
    <div aria-hidden className="relative flex items-center justify-between print:hidden">
      <span className="absolute inset-x-0 h-0.5 bg-line" />
      {KNOTS.map((knot) => (
        <span key={knot} className="relative size-3 rounded-full border-2 border-edge bg-surface" />
      ))}
      <Seal pressed={false} className="relative" />
    </div>
  );
}

/** The Get Started card. */
export function DashboardScreenStart({
  renderLink,
  createWillHref,
  createFreeWillHref,
  isMain,
}: DashboardScreenStartProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cn(screenCard, 'p-6 xs:p-8')}>
      <OpenThread />
      <h2 id={headingId} className="mt-5 font-display text-h2 font-medium">
        {proposed.getStartedTitle}
      </h2>
      <p className="mt-2 text-ink-2">{proposed.getStartedText}</p>
      <div className="mt-6 flex flex-col gap-3">
        <Button asChild variant={isMain ? 'primary' : 'secondary'}>
          {renderLink({ href: createWillHref, className: '', children: specified.createNewWill })}
        </Button>
        {createFreeWillHref !== undefined && (
          <Button asChild variant="secondary">
            {renderLink({ href: createFreeWillHref, className: '', children: specified.createFreeWill })}
          </Button>
        )}
      </div>
    </section>
  );
}
