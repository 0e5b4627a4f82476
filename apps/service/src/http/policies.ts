import type { Config } from '../config/config.ts';

const originOf = (address: string): string => new URL(address).origin;
const present = (address: string | undefined): string[] => (address === undefined ? [] : [originOf(address)]);

const policy = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');

/**
 * What a page may load: our own scripts and the configured checkout, no inline script, no eval. The contact form of
 * another company only ever stands in a frame: a script of theirs in the page could read the session.
 * Inline styles are allowed because the dialogs' scroll lock writes one.
 *
 * @see architecture.md, Other decisions, content security policy
 */
export function pagePolicy({ identity, checkout, contactForm, cspHosts, publicUrl }: Config): string {
  const self = "'self'";
  return policy({
    'default-src': ["'none'"],
    'script-src': [self, ...present(checkout.scriptUrl), ...cspHosts.script],
    'worker-src': [self],
    'style-src': [self, "'unsafe-inline'"],
    'img-src': [self, 'data:', 'blob:'],
    'font-src': [self],
    'connect-src': [
      self,
      originOf(identity.issuer),
      ...present(identity.loginUrl),
      // Asked whether it answers before it is framed: a frame itself doesn't say that its page never came.
      ...present(contactForm?.url),
      ...cspHosts.connect,
    ],
    'frame-src': [
      self,
      'blob:',
      publicUrl,
      ...present(checkout.scriptUrl),
      ...present(contactForm?.url),
      ...cspHosts.frame,
    ],
    'manifest-src': [self],
    'form-action': [self],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

/** Scripts of the worker that draws the PDF have this in their names; they alone may compile WebAssembly. */
export const PDF_WORKER_NAME = /pdf-worker[^/]*\.js$/;

/** What the PDF worker may load: our own scripts, WebAssembly, and fonts. */
export const pdfWorkerPolicy = policy({
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'connect-src': ["'self'"],
});

/** Who may show a PDF in a frame. Nothing else is said: a stricter policy keeps browsers from showing it at all. */
export const filePolicy = ({ webOrigins }: Config): string =>
  policy({ 'frame-ancestors': ["'self'", ...webOrigins] });

/** Headers of every answer. */
export function commonHeaders({ publicUrl }: Config): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Not 'same-origin': the checkout opens bank pages that talk back.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
