import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import type { LinkItem, RenderLink } from '../../lib/renderLink.ts';

/** Links under one heading. */
export interface FooterGroup {
  title: string;
  links: readonly LinkItem[];
}

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  groups: readonly FooterGroup[];
  /** Postal address; its line breaks are kept. */
  address: ReactNode;
  email: string;
  /** Social profiles and blog, with names. */
  social?: readonly LinkItem[];
  /** The whole line, year included. */
  copyright: string;
  renderLink: RenderLink;
}

const linkClass =
  'inline-flex min-h-11 items-center text-ink-2 underline decoration-line underline-offset-[.2em] hover:text-ink hover:decoration-ink';

/**
 * Where everything else is found, and who stands behind the service.
 * @see spec.md, section 2, Header and footer
 */
export function Footer({
  groups,
  address,
  email,
  social,
  copyright,
  renderLink,
  className,
  ...props
}: FooterProps) {
  return (
    <footer
      data-slot="footer"
      className={cn('border-t border-line bg-sunk forced-colors:border-[CanvasText] print:hidden', className)}
      {...props}
    >
      <div className="mx-auto grid max-w-shell gap-x-8 grid-cols-2 gap-y-8 px-4 py-10 md:grid-cols-[repeat(3,1fr)_minmax(14rem,1.4fr)] md:px-6 xl:px-8">
        {groups.map((group) => (
          <section key={group.title}>
            <h2 className="font-ui text-sm font-semibold text-ink">{group.title}</h2>
            <ul className="mt-1">
              {group.links.map((link) => (
                <li key={link.href}>
                  {renderLink({ href: link.href, className: linkClass, children: link.label })}
                </li>
              ))}
            </ul>
          </section>
        ))}
        <div className="col-span-full text-sm text-ink-2 xs:col-span-1">
          <address className="whitespace-pre-line not-italic">{address}</address>
          <a href={`mailto:${email}`} className={cn(linkClass, 'text-sm')}>
            {email}
          </a>
          {social !== undefined && (
            <ul className="flex flex-wrap gap-x-4">
              {social.map((link) => (
                <li key={link.href}>
                  {renderLink({ href: link.href, className: linkClass, children: link.label })}
                </li>
              ))}
            </ul>
          )}
        </div>
        <p className="border-t border-line pt-4 text-xs text-ink-2 col-span-full">{copyright}</p>
      </div>
    </footer>
  );
}
