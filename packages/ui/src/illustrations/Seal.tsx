import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { sealPath } from './sealPath.ts';

const edge = sealPath({ x: 22, y: 22 }, 19.4, 1.1, 20);
const wave = 'M11 23.5c3 0 3.5-4.5 6.5-4.5 4 0 2.8 7 6.3 7 3 0 2.6-4.5 5.4-4.5 1.6 0 2.3 1 4 1.3';

export interface SealProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Brass once the will has been submitted; before that only the place where it will be. */
  pressed: boolean;
}

/** The seal that closes the thread. It imitates no court's and no state's. Decorative. */
export function Seal({ pressed, className, ...props }: SealProps) {
  const line = pressed ? 'stroke-paper' : 'stroke-brass';
  return (
    <svg
      data-slot="seal"
      viewBox="0 0 44 44"
      fill="none"
      aria-hidden="true"
      className={cn(
        'size-11 shrink-0 overflow-visible',
        pressed &&
          'transition duration-[480ms] ease-thread motion-safe:starting:scale-130 motion-safe:starting:opacity-0',
        className,
      )}
      {...props}
    >
      <path
        d={edge}
        strokeWidth="1.5"
        className={pressed ? 'fill-brass stroke-brass' : 'fill-paper stroke-brass'}
        {...(pressed ? {} : { strokeDasharray: '2.5 2.5' })}
      />
      <circle cx="22" cy="22" r="13.5" className={line} />
      <path d={wave} className={line} strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}
