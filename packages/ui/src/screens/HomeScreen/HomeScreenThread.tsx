import { cn } from '../../lib/cn.ts';

export interface HomeScreenThreadProps {
  /**
   * `in` comes from the window's left edge, `on` hangs to the next leaf, `out` leaves by the right edge, `loop` does so
   * with a loop beside the last of four leaves. Each starts or ends at the hole of its leaf.
   */
  part: 'in' | 'on' | 'out' | 'loop';
  className: string;
}

// The leads keep their size and run out of the window; what hangs between two leaves is as wide as a leaf and the gap,
// and its line keeps its width all the same.
const parts = {
  in: {
    width: 1200,
    path: 'M0 30C300 6 520 40 780 30S1080-4 1200 20',
    box: 'end-[calc(100%-2.25rem)] w-300',
  },
  on: { width: 100, path: 'M0 20C30 42 70 42 100 20', box: 'start-9 w-[calc(100%+1.25rem)]' },
  out: { width: 1200, path: 'M0 20c100 28 240 26 420 10s440-24 780-6', box: 'start-9 w-300' },
  loop: {
    width: 1200,
    path: 'M0 20c66 24 150 24 206 10 36-9 52-26 52-38 0-13-36-13-36 4 0 30 62 36 142 28 240-20 476-20 836-6',
    box: 'start-9 w-300',
  },
} as const;

/**
 * A piece of the thread that the leaves hang from: the rule under the hero. Decorative.
 * @see design.md, 1.1
 */
export function HomeScreenThread({ part, className }: HomeScreenThreadProps) {
  const { width, path, box } = parts[part];
  return (
    <svg
      viewBox={`0 0 ${width} 40`}
      fill="none"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cn(
        'pointer-events-none absolute top-1.5 h-10 max-w-none overflow-visible text-primary print:hidden forced-colors:text-[CanvasText]',
        box,
        className,
      )}
    >
      <path
        d={path}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
