import { Link } from '@tanstack/react-router';
import type { RenderLinkProps } from '@virasat/ui';

/** An origin to read paths against; it stands in none of them afterwards. */
const HERE = 'https://here.invalid';

/**
 * Draws a link of a component as the router's: pages change without loading the whole of them anew. A link to another
 * site is a plain one.
 */
export function renderLink({ href, children, ...props }: RenderLinkProps) {
  const { origin, pathname, searchParams } = new URL(href, HERE);
  if (origin !== HERE) {
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  }
  return (
    <Link to={pathname} search={Object.fromEntries(searchParams)} {...props}>
      {children}
    </Link>
  );
}
