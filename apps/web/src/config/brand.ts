import type { LinkItem, ProviderFacts } from '@virasat/ui';

/**
 * Facts of the provider, in one place. All of them are placeholders: the company that runs the service puts in its own.
 *
 * @see spec.md sections 1 and 2, Header and footer
 */
export const provider: ProviderFacts = {
  brand: 'Virasat',
  company: 'Example Technologies (placeholder)',
  address: 'Example House, Example Road\nPune 411001, India',
  phone: '+91 20 0000 0000',
  email: 'sales@example.com',
  grievanceOfficer: 'The grievance officer (placeholder)',
};

/** The provider's social profiles and its blog, as the footer links to them. Placeholders as well. */
export const profiles: readonly LinkItem[] = [
  { label: 'LinkedIn', href: 'https://www.example.com/linkedin' },
  { label: 'Instagram', href: 'https://www.example.com/instagram' },
  { label: 'YouTube', href: 'https://www.example.com/youtube' },
  { label: 'Blog', href: 'https://www.example.com/blog' },
];

/** The home page's title: it says what the product is. */
export const homeTitle = `${provider.brand}: make your will online`;

/** The title of any other page, as the window and search results show it. */
export const pageTitle = (title: string): string => `${title} · ${provider.brand}`;
