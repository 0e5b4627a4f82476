import type { ComponentType } from 'react';
import type { IllustrationProps } from '../../illustrations/IllustrationFrame.tsx';
import { cn } from '../../lib/cn.ts';

export interface HowItWorksStepProps {
  /** 1 to 4, shown in the knot. */
  number: number;
  title: string;
  text: string;
  Illustration: ComponentType<IllustrationProps>;
  /** On a wide screen the words stand right of the thread, else left of it. */
  isOnRight: boolean;
  isLast: boolean;
}

// From knot to knot and over to the other side: half a swing of the thread. Its width stays, whatever its height.
const swings = { left: 'M50 0C50 34 6 30 6 50S50 68 50 100', right: 'M50 0C50 34 94 30 94 50S50 68 50 100' };

/** One step: its knot on the thread, its words on one side, what it looks like on the other. */
export function HowItWorksStep({
  number,
  title,
  text,
  Illustration,
  isOnRight,
  isLast,
}: HowItWorksStepProps) {
  return (
    <li className="relative grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-5 pb-12 last:pb-0 md:grid-cols-[minmax(0,1fr)_5rem_minmax(0,1fr)] md:items-center md:gap-x-4 md:pb-16 print:break-inside-avoid">
      {!isLast && <StepThread swing={isOnRight ? swings.left : swings.right} />}
      <span
        aria-hidden
        className="relative flex size-11 items-center justify-center rounded-full border-2 border-primary bg-paper font-display text-h4 font-medium text-primary tabular md:col-start-2 md:row-start-1 md:mx-auto forced-colors:border-[CanvasText]"
      >
        {number}
      </span>
      <div
        className={cn(
          'min-w-0 pt-1.5 md:row-start-1 md:pt-0',
          isOnRight ? 'md:col-start-3' : 'md:col-start-1',
        )}
      >
        <h2 className="font-display text-h3 font-medium text-balance">{title}</h2>
        <p className="mt-2 text-ink-2">{text}</p>
      </div>
      <Illustration
        className={cn(
          'col-start-2 mt-5 max-w-60 md:row-start-1 md:mt-0 md:max-w-72 print:hidden',
          isOnRight ? 'md:col-start-1 md:justify-self-end' : 'md:col-start-3',
        )}
      />
    </li>
  );
}

function StepThread({ swing }: { swing: string }) {
  const shape =
    'pointer-events-none absolute overflow-visible text-primary print:hidden forced-colors:text-[CanvasText]';
  const line = { stroke: 'currentColor', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <>
      {/* Straight from knot to knot on phones. */}
      <span
        aria-hidden
        className="absolute start-[1.3125rem] top-11 bottom-0 w-0.5 bg-primary md:hidden print:hidden forced-colors:bg-[CanvasText]"
      />
      <svg
        viewBox="0 0 100 100"
        fill="none"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={cn(shape, 'start-1/2 top-[calc(50%-0.625rem)] h-full w-20 -translate-x-1/2 max-md:hidden')}
      >
        <path d={swing} {...line} />
      </svg>
    </>
  );
}
