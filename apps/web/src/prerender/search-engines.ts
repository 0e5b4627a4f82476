import { escapeHtml } from './html.ts';
import { SITE_ORIGIN } from './site-origin.ts';

/** `robots.txt`: everything may be read but what needs a session, which shows nothing to a crawler anyway. */
export const robots = (signedInPaths: readonly string[]): string =>
  [
    'User-agent: *',
    ...['/api/', '/files/', ...signedInPaths].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${SITE_ORIGIN}/sitemap.xml`,
    '',
  ].join('\n');

/** `sitemap.xml` of the public pages. */
export const sitemap = (paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${escapeHtml(`${SITE_ORIGIN}${path}`)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
