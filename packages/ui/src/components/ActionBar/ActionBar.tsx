import { type ComponentProps, type ReactNode, useRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { useScrollPaddingFor } from '../../lib/useScrollPadding.ts';

export interface ActionBarProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** One line above the buttons on phones, beside them above: a SaveIndicator. */
  status?: ReactNode;
  /** Buttons in reading order; on phones they share the width equally, four of them in two rows. */
  children: ReactNode;
}

/**
 * The actions of a stage, at the foot of the window while its form is in view. In a window under 480 px high
 * (landscape, open keyboard, 400% zoom) it stands after the form instead.
 * @see design.md, 4.5
 */
export function ActionBar({ status, className, children, ...props }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useScrollPaddingFor(bar);
  return (
    <div
      data-slot="action-bar"
      ref={bar}
      className={cn(
        'z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] [@media(min-height:480px)]:sticky [@media(min-height:480px)]:bottom-0',
        'forced-colors:border-[CanvasText] print:hidden',
        className,
      )}
      {...props}
    >
      <div className="mx-auto flex max-w-shell flex-col gap-2 px-4 py-2.5 md:flex-row md:items-center md:justify-between md:gap-6 md:px-6 xl:px-8">
        <div className="min-w-0 empty:hidden">{status}</div>
        <div
          className={cn(
            'grid auto-cols-[minmax(min-content,1fr)] grid-flow-col gap-2 *:px-2 md:ms-auto md:auto-cols-auto md:gap-3 md:*:px-5',
            // A fourth part of a phone's width would break words over three lines.
            'max-md:has-[>:nth-child(4)]:grid-flow-row max-md:has-[>:nth-child(4)]:grid-cols-2',
          )}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
