import { type ComponentProps, useId } from 'react';
import { cn } from '../../lib/cn.ts';
import { rosettePath } from './rosettePath.ts';

/** Large enough for the curve to be written in whole units. */
const RADIUS = 780;
const LINE_WIDTH = 3.75;
/** From the middle to the edge of the drawing, so that no line is cut off. */
const HALF = 800;
/** The same curve at three sizes, so close that the lines seem to weave. */
const scales = [1, 745 / RADIUS, 710 / RADIUS];
const path = rosettePath(RADIUS);

/**
 * Fine lines behind the hero and whatever else deserves a ground like a banknote's. Decorative; its size and place
 * come by `className`. Never behind text smaller than an h2.
 * @see design.md, 1.7
 */
export function Rosette({ className, ...props }: Omit<ComponentProps<'svg'>, 'children'>) {
  // Written once and drawn three times: the curve is by far the longest text of a page that is written out.
  const curveId = useId();
  return (
    <svg
      data-slot="rosette"
      viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
      fill="none"
      aria-hidden="true"
      className={cn('pointer-events-none text-ink/6 print:hidden forced-colors:hidden', className)}
      {...props}
    >
      <defs>
        <path id={curveId} d={path} />
      </defs>
      {scales.map((scale) => (
        <use
          key={scale}
          href={`#${curveId}`}
          transform={`scale(${scale.toFixed(4)})`}
          stroke="currentColor"
          strokeWidth={LINE_WIDTH / scale}
        />
      ))}
    </svg>
  );
}
