import DOMPurify from 'dompurify';
import { createElement, Fragment, type ReactNode } from 'react';
import { texts } from '../../texts.ts';

const textTags = ['p', 'br', 'b', 'strong', 'em', 'i', 'ul', 'ol', 'li'] as const;

function isTextTag(tag: string): tag is (typeof textTags)[number] {
  return textTags.some((known) => known === tag);
}

function linkTo(href: string, children: ReactNode, key: number): ReactNode {
  return (
    // The page behind may hold answers that are not saved yet: the link must not replace it.
    <a key={key} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only">{texts.opensInNewTab}</span>
    </a>
  );
}

function toReact(node: Node, key: number): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  if (tag === 'br') return <br key={key} />;
  const children = [...node.childNodes].map(toReact);
  const href = tag === 'a' ? node.getAttribute('href') : null;
  if (href !== null) return linkTo(href, children, key);
  return isTextTag(tag) ? (
    createElement(tag, { key }, ...children)
  ) : (
    <Fragment key={key}>{children}</Fragment>
  );
}

/**
 * A message from a server as React elements: p, br, b, strong, em, i, ul, ol, li and https links.
 * Everything else is dropped; the words of unknown elements stay, those of scripts and styles do not.
 * Nothing is ever given to the page as HTML. Returns an empty list where no words are left.
 * @see spec.md, section 2, Insufficient Balance dialog
 */
export function safeHtmlToReact(html: string): ReactNode[] {
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...textTags, 'a'],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^https:\/\//i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  if ((clean.textContent ?? '').trim() === '') return [];
  return [...clean.childNodes].map(toReact);
}
