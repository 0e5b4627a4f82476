import { renderStoryLink } from '../Header/Header.fixture.tsx';
import { Footer, type FooterProps } from './Footer.tsx';

/** The product's footer, with a fixed year; what is given goes before it. */
export function StoryFooter(props: Partial<FooterProps>) {
  return (
    <Footer
      groups={[
        {
          title: 'Services',
          links: [
            { label: 'Create Will', href: '/create-will' },
            { label: 'Free Will', href: '/create-free-will' },
            { label: 'How It Works', href: '/how-it-works' },
          ],
        },
        {
          title: 'Company',
          links: [
            { label: 'About Us', href: '/about' },
            { label: 'Contact', href: '/contact' },
            { label: 'FAQ', href: '/faq' },
          ],
        },
        {
          title: 'Legal',
          links: [
            { label: 'Terms', href: '/terms' },
            { label: 'Privacy', href: '/privacy' },
            { label: 'Refund', href: '/refund-policy' },
            { label: 'Delivery', href: '/delivery-policy' },
          ],
        },
      ]}
      address={'Example Technologies\n1 Example Road\nPune 411001'}
      email="sales@example.com"
      copyright="© 2026 Virasat"
      renderLink={renderStoryLink}
      {...props}
    />
  );
}
