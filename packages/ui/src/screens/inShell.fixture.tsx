import type { ReactNode } from 'react';
import { Button } from '../components/Button/index.ts';
import { Footer } from '../components/Footer/index.ts';
import { Header } from '../components/Header/index.ts';
import { PageShell } from '../components/PageShell/index.ts';
import type { RenderLink } from '../lib/renderLink.ts';

/** Plain links, as a page without a router has them. */
export const renderPlainLink: RenderLink = ({ children, ...props }) => <a {...props}>{children}</a>;

const visitorLinks = [
  { label: 'About Us', href: '/about' },
  { label: 'FAQ', href: '/faq' },
  { label: 'Contact', href: '/contact' },
];
const personLinks = [
  ...visitorLinks,
  { label: 'Dashboard', href: '/dashboard' },
  { label: 'Create Will', href: '/create-will' },
];
const footerGroups = [
  {
    title: 'Services',
    links: [
      { label: 'Create Will', href: '/create-will' },
      { label: 'Free Will', href: '/create-free-will' },
      { label: 'How It Works', href: '/how-it-works' },
    ],
  },
  { title: 'Company', links: visitorLinks },
  {
    title: 'Legal',
    links: [
      { label: 'Terms', href: '/terms' },
      { label: 'Privacy', href: '/privacy' },
      { label: 'Refund', href: '/refund-policy' },
      { label: 'Delivery', href: '/delivery-policy' },
    ],
  },
];

export interface InShellProps {
  children: ReactNode;
  /** Address of the page shown; its link in the header is marked. */
  path?: string;
  signedIn?: boolean;
}

/** The page around a screen, for stories: the same frame as the app's, with plain links. */
export function InShell({ children, path = '/', signedIn = false }: InShellProps) {
  const links = (signedIn ? personLinks : visitorLinks).map((link) => ({
    ...link,
    current: link.href === path,
  }));
  return (
    <PageShell
      header={
        <Header
          brand="Virasat"
          links={links}
          renderLink={renderPlainLink}
          actions={
            signedIn ? (
              <Button variant="quiet">Logout</Button>
            ) : (
              <>
                <Button variant="quiet">Sign in</Button>
                <Button asChild variant="secondary">
                  <a href="/get-started">Get Started</a>
                </Button>
              </>
            )
          }
        />
      }
      footer={
        <Footer
          groups={footerGroups}
          address={'1 Example Road\nPune 411001'}
          email="sales@example.com"
          copyright="© 2026 Virasat"
          renderLink={renderPlainLink}
        />
      }
    >
      {children}
    </PageShell>
  );
}
