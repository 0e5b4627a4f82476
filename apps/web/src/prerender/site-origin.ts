/**
 * Stands for the site's own origin in what is built, since one build serves any. The service puts its public address
 * in its place (apps/service, `web/site.ts`); the domain can never be anybody's.
 *
 * @see RFC 2606, section 2
 */
export const SITE_ORIGIN = 'https://site.invalid';
