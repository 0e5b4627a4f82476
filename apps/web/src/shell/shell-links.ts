import type { FooterGroup, LinkItem } from '@virasat/ui';
import { startPaths } from '../app/start-choice.ts';
import { shellTexts as texts } from './texts.ts';

const about = { label: texts.about, href: '/about' };
const faq = { label: texts.faq, href: '/faq' };
const contact = { label: texts.contact, href: '/contact' };
const createWill = { label: texts.createWill, href: startPaths.professional };

/** The header's links for everybody (spec.md section 2, Header and footer). */
export const publicLinks: readonly LinkItem[] = [about, faq, contact];

/** The header's further links for people who are signed in. */
export const signedInLinks: readonly LinkItem[] = [
  { label: texts.dashboard, href: '/dashboard' },
  createWill,
];

/** The footer's links (spec.md section 2, Header and footer). */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: texts.services,
    links: [
      createWill,
      { label: texts.freeWill, href: startPaths.free },
      { label: texts.howItWorks, href: '/how-it-works' },
    ],
  },
  { title: texts.company, links: [about, contact, faq] },
  {
    title: texts.legal,
    links: [
      { label: texts.terms, href: '/terms' },
      { label: texts.privacy, href: '/privacy' },
      { label: texts.refund, href: '/refund-policy' },
      { label: texts.delivery, href: '/delivery-policy' },
    ],
  },
];
