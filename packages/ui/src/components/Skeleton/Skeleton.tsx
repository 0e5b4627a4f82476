import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

/** The shape of something that is still on its way; it stands still. Its size comes by `className`, like the real thing's. */
export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden
      className={cn('block h-5 rounded-control bg-line/70 forced-colors:border print:hidden', className)}
      {...props}
    />
  );
}
