import { faqItems } from '@virasat/ui';
import { profiles, provider } from '../config/brand.ts';
import { SITE_ORIGIN } from './site-origin.ts';

const { brand, company, address, phone, email } = provider;

const organisation = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': `${SITE_ORIGIN}/#organization`,
  name: brand,
  legalName: company,
  url: `${SITE_ORIGIN}/`,
  logo: `${SITE_ORIGIN}/icon-512.png`,
  email,
  telephone: phone,
  address: { '@type': 'PostalAddress', streetAddress: address.replaceAll('\n', ', '), addressCountry: 'IN' },
  sameAs: profiles.map(({ href }) => href),
};

const site = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: brand,
  url: `${SITE_ORIGIN}/`,
  inLanguage: 'en-IN',
  publisher: { '@id': organisation['@id'] },
};

const faq = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqItems.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

/** What a page says to machines: who is behind the site, and on the FAQ the same questions and answers as on the page. */
export function structuredData(path: string): readonly unknown[] {
  if (path === '/') return [organisation, site];
  if (path === '/about' || path === '/contact') return [organisation];
  return path === '/faq' ? [faq] : [];
}
