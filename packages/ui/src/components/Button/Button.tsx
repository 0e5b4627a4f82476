import { Slot, Slottable } from '@radix-ui/react-slot';
import { cva } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { ButtonContent } from './ButtonContent.tsx';

const button = cva(
  [
    'relative inline-flex max-w-full cursor-pointer select-none items-center justify-center rounded-control',
    'text-center font-ui font-semibold leading-[1.6] no-underline transition-colors',
    'aria-disabled:cursor-not-allowed aria-busy:cursor-progress print:hidden',
    'forced-colors:border-[1.5px] forced-colors:aria-disabled:border-[GrayText] forced-colors:aria-disabled:text-[GrayText]',
  ],
  {
    variants: {
      variant: {
        primary: [
          'bg-primary text-on-primary shadow-e1 hover:bg-primary-hover active:bg-primary-hover',
          'aria-disabled:not-aria-busy:bg-sunk aria-disabled:not-aria-busy:text-ink-3 aria-disabled:not-aria-busy:shadow-none',
          'aria-disabled:not-aria-busy:ring-1 aria-disabled:not-aria-busy:ring-inset aria-disabled:not-aria-busy:ring-line',
        ],
        secondary: [
          'border-[1.5px] border-edge bg-surface text-primary hover:border-primary hover:bg-primary-tint',
          'active:bg-primary-tint aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-3',
        ],
        quiet: [
          'text-primary underline decoration-1 underline-offset-[0.3em] hover:text-primary-hover hover:decoration-2',
          'aria-disabled:text-ink-3 aria-disabled:no-underline',
        ],
        danger: 'bg-danger text-on-primary shadow-e1 hover:bg-danger-hover active:bg-danger-hover',
        'danger-quiet':
          'text-danger underline decoration-1 underline-offset-[0.3em] hover:text-danger-hover hover:decoration-2',
      },
      size: { normal: 'min-h-12 gap-2.5 px-5 py-2 text-base', dense: 'min-h-10 gap-2 px-3 py-1 text-sm' },
    },
    compoundVariants: [
      // Underlined text needs no side room of its own, only a target tall enough for a thumb.
      { variant: ['quiet', 'danger-quiet'], size: 'normal', class: 'min-h-11 px-2' },
      { variant: ['quiet', 'danger-quiet'], size: 'dense', class: 'px-2' },
    ],
    defaultVariants: { variant: 'secondary', size: 'normal' },
  },
);

/** What a press does, not how it looks: `primary` once a view, `danger` where something is lost. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant;
  /** `normal` 48 px, `dense` 40 px for tables and rows. */
  size?: 'normal' | 'dense';
  /** A 20 px icon before the text. */
  icon?: ReactNode;
  /** Work goes on: presses are ignored, the width stays. */
  busy?: boolean;
  /** Said instead of the text while busy: ‹Creating your will...›. */
  busyLabel?: string;
  /** Cannot be used now, yet can be focused, so that the reason can be told. */
  unavailable?: boolean;
  /** A press while unavailable: the place to say why. */
  onUnavailablePress?(): void;
  /** Gives the looks to the one child, a link of a router for example. Not together with `busy`. */
  asChild?: boolean;
}

/**
 * A press that does something here; what leads elsewhere is a link (with `asChild` it may look the same).
 * Never natively disabled: a disabled button takes no focus and cannot say why.
 * @see design.md, 2.1, Button
 */
export function Button({
  variant,
  size,
  icon,
  busy = false,
  busyLabel,
  unavailable = false,
  onUnavailablePress,
  asChild = false,
  type = 'button',
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const Root = asChild ? Slot : 'button';
  const isInert = busy || unavailable;

  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    if (!isInert) {
      onClick?.(event);
      return;
    }
    // Also keeps a submit button from submitting.
    event.preventDefault();
    if (!busy) onUnavailablePress?.();
  }

  return (
    <Root
      data-slot="button"
      {...(asChild ? {} : { type })}
      aria-busy={busy || undefined}
      aria-disabled={isInert || undefined}
      className={cn(button({ variant, size }), className)}
      onClick={handleClick}
      {...props}
    >
      {asChild && icon}
      {asChild ? (
        <Slottable>{children}</Slottable>
      ) : (
        <ButtonContent icon={icon} busy={busy} busyLabel={busyLabel}>
          {children}
        </ButtonContent>
      )}
    </Root>
  );
}
