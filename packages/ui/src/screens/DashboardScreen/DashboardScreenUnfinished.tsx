import { ArrowRight } from 'lucide-react';
import type { RenderLink } from '../../lib/renderLink.ts';

/** The draft that is kept on this device. */
export interface UnfinishedWill {
  /** ‹Continue your will: step 3 of 7, saved 4:12 pm› */
  text: string;
  href: string;
}

export interface DashboardScreenUnfinishedProps {
  renderLink: RenderLink;
  unfinished: UnfinishedWill;
}

const cardClass =
  'group flex items-center gap-4 rounded-card border border-primary bg-primary-tint py-4 ps-5 pe-5 font-semibold text-primary transition-colors hover:text-primary-hover xs:ps-6 forced-colors:border-2';

/** The first card of the dashboard: one press back to where one stopped. */
export function DashboardScreenUnfinished({ renderLink, unfinished }: DashboardScreenUnfinishedProps) {
  return (
    <p className="mt-6">
      {renderLink({
        href: unfinished.href,
        className: cardClass,
        children: (
          <>
            <span className="min-w-0 flex-1 text-lg underline decoration-1 underline-offset-[0.25em] group-hover:decoration-2 wrap-anywhere">
              {unfinished.text}
            </span>
            <ArrowRight
              aria-hidden
              strokeWidth={1.75}
              className="size-6 shrink-0 transition-transform motion-safe:group-hover:translate-x-1"
            />
          </>
        ),
      })}
    </p>
  );
}
