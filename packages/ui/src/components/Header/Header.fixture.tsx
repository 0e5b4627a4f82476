import type { RenderLinkProps } from '../../lib/renderLink.ts';
import { Button } from '../Button/Button.tsx';
import { Header } from './Header.tsx';

/** A link that stays on the page, as a router's would. */
export function renderStoryLink({ href, onClick, children, ...props }: RenderLinkProps) {
  return (
    <a
      href={href}
      {...props}
      onClick={(event) => {
        event.preventDefault();
        onClick?.();
      }}
    >
      {children}
    </a>
  );
}

/** The header of somebody who is signed in, for the stories of whole pages. */
export function SignedInHeader() {
  return (
    <Header
      brand="Virasat"
      links={[
        { label: 'About Us', href: '/about' },
        { label: 'FAQ', href: '/faq' },
        { label: 'Contact', href: '/contact' },
        { label: 'Dashboard', href: '/dashboard' },
        { label: 'Create Will', href: '/create-will', current: true },
      ]}
      actions={<Button size="dense">Logout</Button>}
      renderLink={renderStoryLink}
    />
  );
}
