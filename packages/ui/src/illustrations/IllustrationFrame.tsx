import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

/** Props of every illustration: those of its `<svg>`. */
export type IllustrationProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'>;

/** The one thread that draws: 2 px, in the colour of the product's lines. */
export const threadLine = 'stroke-primary';

/** A sheet of paper. */
export const sheet = 'fill-surface stroke-edge';

/** A flat shape under the thread. */
export const ground = 'fill-sunk';

/** Writing on a sheet, too small to read. */
export const writing = 'stroke-line';

/**
 * The sheet that all illustrations are drawn on: 320 by 240, tokens only, hidden from assistive technology,
 * because what it shows is always said in words beside it.
 * @see design.md, 1.7
 */
export function IllustrationFrame({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg
      data-slot="illustration"
      viewBox="0 0 320 240"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cn('h-auto w-full max-w-80', className)}
      {...props}
    />
  );
}
