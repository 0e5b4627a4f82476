import { Link } from '@tanstack/react-router';
import type { RenderLinkProps } from '@virasat/ui';

/** Draws a link of a component as the router's: pages change without loading the whole of them anew. */
export function renderLink({ href, children, ...props }: RenderLinkProps) {
  const { pathname, searchParams } = new URL(href, window.location.origin);
  return (
    <Link to={pathname} search={Object.fromEntries(searchParams)} {...props}>
      {children}
    </Link>
  );
}
