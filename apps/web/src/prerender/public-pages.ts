import { provider } from '../config/brand.ts';

/** A page that everybody may open, as search engines and messengers describe it. */
export interface PublicPage {
  path: string;
  /** One or two sentences, at most about 155 letters: more is cut off. */
  description: string;
}

const { brand } = provider;

/**
 * Every public page (spec.md section 2, Route table). Titles stand with the routes; a test holds the two together.
 */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    description:
      'Make your will in English, Hindi or Marathi: answer a few questions, check every line, print and sign before two witnesses.',
  },
  {
    path: '/about',
    description: `What ${brand} does, what it does not do, and the company in Pune, India, that stands behind it.`,
  },
  {
    path: '/faq',
    description:
      'How long a will takes, when it is legally binding, how to change it later, how your information is kept, and why a lawyer helps.',
  },
  {
    path: '/contact',
    description:
      'Phone, e-mail, postal address and opening hours: Mon-Fri 9am to 7pm IST. We answer within 24-48 business hours.',
  },
  {
    path: '/how-it-works',
    description:
      'Four steps to a will: fill in your details, review and customize, generate the document, sign it before two witnesses and store it.',
  },
  {
    path: '/get-started',
    description:
      'Choose between a Free Will, one page long, and a Professional Will, made step by step. Prices and time for both.',
  },
  {
    path: '/terms',
    description: `What you can expect from ${brand}, what we expect from you, and what we cannot promise.`,
  },
  {
    path: '/privacy',
    description: `Which personal data ${brand} processes, why, for how long, and what you can ask of us.`,
  },
  {
    path: '/refund-policy',
    description: `Payments to ${brand} are not refunded. What that means before and after you pay.`,
  },
  {
    path: '/delivery-policy',
    description: `How and when you receive the documents that you make with ${brand}. Nothing is sent by post.`,
  },
];
