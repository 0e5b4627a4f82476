import type { ReactNode } from 'react';
import type { RenderLink } from '../../lib/renderLink.ts';
import { HomeScreenFeatures } from './HomeScreenFeatures.tsx';
import { HomeScreenHero } from './HomeScreenHero.tsx';
import { type HomeNotice, HomeScreenNotice } from './HomeScreenNotice.tsx';

export interface HomeScreenProps {
  renderLink: RenderLink;
  getStartedHref: string;
  howItWorksHref?: string;
  /** Stands above the hero and takes focus whenever its words change. */
  notice?: HomeNotice | undefined;
  /** What follows the features: the prices. */
  children?: ReactNode;
}

/**
 * The first page: what the service is, in one breath, and where to begin.
 * @see spec.md, section 2, Home
 * @see design.md, 3.1
 */
export function HomeScreen({
  renderLink,
  getStartedHref,
  howItWorksHref = '/how-it-works',
  notice,
  children,
}: HomeScreenProps) {
  return (
    <div data-slot="home-screen" className="overflow-x-clip">
      {notice !== undefined && (
        <HomeScreenNotice key={`${notice.title} ${notice.text ?? ''}`} notice={notice} />
      )}
      <HomeScreenHero
        renderLink={renderLink}
        getStartedHref={getStartedHref}
        howItWorksHref={howItWorksHref}
      />
      <HomeScreenFeatures />
      {children}
    </div>
  );
}
