import type { ComponentProps } from 'react';
import { useDelayed } from '../../lib/useDelayed.ts';

/** Waiting this long (ms) before a skeleton shows keeps quick answers from flashing. */
export const SKELETON_DELAY_MS = 300;

export interface SkeletonAreaProps extends ComponentProps<'div'> {
  /** What is being loaded, for those who cannot see the shapes: ‹Loading your documents›. */
  label: string;
}

/** Holds the skeletons of one area: busy at once, visible and spoken after 300 ms. */
export function SkeletonArea({ label, children, ...props }: SkeletonAreaProps) {
  const isShown = useDelayed(true, SKELETON_DELAY_MS);
  return (
    <div data-slot="skeleton-area" aria-busy="true" {...props}>
      <p role="status" className="sr-only">
        {isShown ? label : ''}
      </p>
      {isShown && children}
    </div>
  );
}
