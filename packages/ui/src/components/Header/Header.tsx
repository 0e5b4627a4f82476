import * as Collapsible from '@radix-ui/react-collapsible';
import { Menu, X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import type { LinkItem, RenderLink } from '../../lib/renderLink.ts';
import { texts } from '../../texts.ts';
import { Logo } from '../Logo/Logo.tsx';

export interface HeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The product's name; a link home. */
  brand: string;
  brandHref?: string;
  links: readonly LinkItem[];
  /** 'Sign in' and 'Get Started', or 'Logout'. */
  actions: ReactNode;
  menuLabel?: string;
  /** Name of the navigation landmark. */
  navLabel?: string;
  renderLink: RenderLink;
}

const linkClass =
  'inline-flex min-h-11 items-center rounded-control text-ink-2 underline decoration-transparent decoration-2 underline-offset-8 hover:text-ink hover:decoration-line ' +
  'aria-[current=page]:font-semibold aria-[current=page]:text-primary aria-[current=page]:decoration-primary nav:px-2';

const panelClass =
  'basis-full border-t border-line py-3 data-[state=closed]:hidden noscript:max-nav:data-[state=closed]:block nav:flex nav:basis-auto nav:flex-1 nav:items-center nav:border-0 nav:py-0 nav:data-[state=closed]:flex print:hidden';

/**
 * Brand, pages and session actions. Under 900 px the links and actions, in the same order, stand behind
 * ‹Menu›, which closes on Escape (focus returns to it) and when a link is followed. Where no script runs they stand
 * open.
 * @see design.md, 2.3, Header
 */
export function Header({
  brand,
  brandHref = '/',
  links,
  actions,
  menuLabel = texts.menu,
  navLabel = texts.mainNavigation,
  renderLink,
  className,
  ...props
}: HeaderProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    trigger.current?.focus();
  };
  const MenuIcon = isOpen ? X : Menu;
  return (
    <header
      data-slot="header"
      className={cn(
        'relative z-20 border-b border-line bg-surface forced-colors:border-[CanvasText]',
        className,
      )}
      {...props}
    >
      <Collapsible.Root
        open={isOpen}
        onOpenChange={setOpen}
        onKeyDown={handleKeyDown}
        className="mx-auto flex min-h-16 max-w-shell flex-wrap items-center gap-x-8 px-4 md:px-6 xl:px-8"
      >
        {renderLink({
          href: brandHref,
          className: 'inline-flex min-h-11 items-center gap-2.5 font-display text-h4 font-medium text-ink',
          onClick: () => setOpen(false),
          children: (
            <>
              <Logo />
              <span>{brand}</span>
            </>
          ),
        })}
        <Collapsible.Trigger
          ref={trigger}
          className="ms-auto inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-ink hover:bg-sunk noscript:hidden nav:hidden print:hidden"
        >
          <MenuIcon aria-hidden className="size-5" strokeWidth={1.75} />
          <span>{menuLabel}</span>
        </Collapsible.Trigger>
        {/* Always mounted: on wide windows the same elements are the bar itself. */}
        <Collapsible.Content forceMount className={panelClass}>
          <nav aria-label={navLabel}>
            <ul className="flex flex-col nav:flex-row nav:gap-2">
              {links.map((link) => (
                <li key={link.href} className="flex">
                  {renderLink({
                    href: link.href,
                    className: linkClass,
                    onClick: () => setOpen(false),
                    children: link.label,
                    ...(link.current ? { 'aria-current': 'page' } : {}),
                  })}
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-3 flex flex-wrap items-center gap-3 border-t border-line pt-4 pb-2 nav:ms-auto nav:mt-0 nav:border-0 nav:p-0">
            {actions}
          </div>
        </Collapsible.Content>
      </Collapsible.Root>
    </header>
  );
}
