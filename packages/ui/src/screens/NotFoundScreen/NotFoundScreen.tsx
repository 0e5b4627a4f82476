import { Button } from '../../components/Button/index.ts';
import { NotFoundIllustration } from '../../illustrations/NotFoundIllustration.tsx';
import type { RenderLink } from '../../lib/renderLink.ts';
import { screenColumn } from '../layout.ts';
import { proposed, specified } from '../texts.ts';

export interface NotFoundScreenProps {
  renderLink: RenderLink;
  homeHref?: string;
}

/**
 * Any address that is no page of ours.
 * @see spec.md, section 2, Route table
 */
export function NotFoundScreen({ renderLink, homeHref = '/' }: NotFoundScreenProps) {
  return (
    <div
      data-slot="not-found-screen"
      className={screenColumn({
        width: 'reading',
        className: 'flex flex-col items-center py-16 text-center md:py-24',
      })}
    >
      <NotFoundIllustration className="w-64 max-w-full" />
      <h1 tabIndex={-1} className="mt-6 font-display text-h1 font-medium text-balance">
        {specified.pageNotFound}
      </h1>
      <p className="mt-3 max-w-[44ch] text-lg text-ink-2 text-balance">{proposed.notFoundText}</p>
      <Button asChild variant="primary" className="mt-8">
        {renderLink({ href: homeHref, className: '', children: proposed.goHome })}
      </Button>
    </div>
  );
}
