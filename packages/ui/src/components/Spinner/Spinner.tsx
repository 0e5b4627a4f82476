import { Hourglass } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

export interface SpinnerProps extends ComponentProps<'span'> {
  /** `normal` 20 px stands beside words, `large` 48 px alone on an overlay. */
  size?: 'normal' | 'large';
}

/**
 * Shows that work goes on; always beside words, never alone. Where less motion is asked for it is
 * an hourglass that stands still.
 */
export function Spinner({ size = 'normal', className, ...props }: SpinnerProps) {
  const box = size === 'large' ? 'size-12' : 'size-5';
  return (
    <span data-slot="spinner" aria-hidden className={cn('inline-flex shrink-0', className)} {...props}>
      <svg
        aria-hidden="true"
        viewBox="0 0 48 48"
        fill="none"
        className={cn(box, 'animate-spin motion-reduce:hidden')}
      >
        <circle cx="24" cy="24" r="19" stroke="currentColor" strokeWidth="4" opacity="0.2" />
        <path d="M24 5a19 19 0 0 1 19 19" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      </svg>
      <Hourglass className={cn(box, 'hidden motion-reduce:block')} strokeWidth={1.75} />
    </span>
  );
}
