import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { texts } from '../../texts.ts';

export interface LinkProps extends ComponentProps<'a'> {
  /** Leads away from the product; said in hidden text. It opens in the same tab all the same. */
  external?: boolean;
  /** Gives the looks to the one child, a link of a router for example. */
  asChild?: boolean;
}

/**
 * A link in text: always underlined, so that it never rests on colour.
 * @see design.md, 2.3, Link
 */
export function Link({ external = false, asChild = false, className, children, ...props }: LinkProps) {
  const Root = asChild ? Slot : 'a';
  return (
    <Root
      data-slot="link"
      className={cn(
        'rounded-doc text-primary underline decoration-1 underline-offset-[0.2em] transition-colors',
        'hover:text-primary-hover hover:decoration-2 forced-colors:text-[LinkText] print:text-ink',
        className,
      )}
      {...props}
    >
      <Slottable>{children}</Slottable>
      {external && <span className="sr-only">{texts.externalSite}</span>}
    </Root>
  );
}
