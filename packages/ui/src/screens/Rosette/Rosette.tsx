import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { rosettePath } from './rosettePath.ts';

const CENTRE = 160;
/** The same curve at three sizes, so close that the lines seem to weave. */
const lines = [156, 149, 142].map((radius) => ({ radius, path: rosettePath(CENTRE, radius) }));

/**
 * Fine lines behind the hero and whatever else deserves a ground like a banknote's. Decorative; its size and place
 * come by `className`. Never behind text smaller than an h2.
 * @see design.md, 1.7
 */
export function Rosette({ className, ...props }: Omit<ComponentProps<'svg'>, 'children'>) {
  return (
    <svg
      data-slot="rosette"
      viewBox="0 0 320 320"
      fill="none"
      aria-hidden="true"
      className={cn('pointer-events-none text-ink/6 print:hidden forced-colors:hidden', className)}
      {...props}
    >
      {lines.map(({ radius, path }) => (
        <path key={radius} d={path} stroke="currentColor" strokeWidth="0.75" />
      ))}
    </svg>
  );
}
