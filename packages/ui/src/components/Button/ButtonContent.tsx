import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { Spinner } from '../Spinner/Spinner.tsx';

interface ButtonContentProps {
  icon: ReactNode;
  busy: boolean;
  busyLabel: string | undefined;
  children: ReactNode;
}

/**
 * Icon and text of a button at rest and at work. Both texts lie in one cell, so that the width never changes;
 * the one not shown is `visibility: hidden` and so no part of the name. A word breaks only where it is wider than the
 * whole button may be: in a row or a table the button is never narrower than its longest word.
 */
export function ButtonContent({ icon, busy, busyLabel, children }: ButtonContentProps) {
  if (busyLabel === undefined) {
    return (
      <>
        {busy ? <Spinner className={cn(!icon && 'absolute start-0 scale-75')} /> : icon}
        <span className="min-w-0 wrap-break-word">{children}</span>
      </>
    );
  }
  const layer = 'col-start-1 row-start-1 flex items-center justify-center gap-[inherit]';
  return (
    <span className="grid min-w-0 gap-[inherit] wrap-break-word">
      <span className={cn(layer, busy && 'invisible')}>
        {icon}
        <span>{children}</span>
      </span>
      <span className={cn(layer, !busy && 'invisible')}>
        <Spinner />
        <span>{busyLabel}</span>
      </span>
    </span>
  );
}
