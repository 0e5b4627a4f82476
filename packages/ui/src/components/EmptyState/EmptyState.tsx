import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** One of the package's illustrations. */
  illustration?: ReactNode;
  /** One sentence. */
  title: ReactNode;
  /** One button or link. */
  action?: ReactNode;
}

/** Stands where a list or a page has nothing to show: one sentence, one action. */
export function EmptyState({ illustration, title, action, className, ...props }: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={cn('flex flex-col items-center gap-4 px-4 py-8 text-center', className)}
      {...props}
    >
      {illustration !== undefined && <div className="w-50 max-w-full print:hidden">{illustration}</div>}
      <p className="max-w-[44ch] text-balance text-lg text-ink-2 wrap-break-word">{title}</p>
      {action !== undefined && <div className="print:hidden">{action}</div>}
    </div>
  );
}
