import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

/** A brass ring with one wave of thread in it. Decorative: the brand's name stands beside it as text. */
export function Logo({ className, ...props }: Omit<ComponentProps<'svg'>, 'children'>) {
  return (
    <svg
      data-slot="logo"
      viewBox="0 0 30 30"
      fill="none"
      aria-hidden="true"
      className={cn('size-7.5 shrink-0', className)}
      {...props}
    >
      <circle cx="15" cy="15" r="13.25" className="stroke-brass" strokeWidth="2.5" />
      <circle cx="15" cy="15" r="10" className="stroke-brass" strokeWidth=".75" strokeDasharray="1.2 1.42" />
      <path
        d="M1 16.5c3.2 0 4-5.5 7.6-5.5 4.6 0 3.4 8.4 7.4 8.4 3.6 0 3-5.2 6.4-5.2 2.4 0 3.4 2.3 6.6 2.3"
        className="stroke-primary"
        strokeWidth="2.25"
        strokeLinecap="round"
      />
    </svg>
  );
}
