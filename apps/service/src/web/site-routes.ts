import type { Context } from 'hono';
import { Hono } from 'hono';
import type { Config } from '../config/config.ts';
import type { Env } from '../http/client-address.ts';
import { PDF_WORKER_NAME, pagePolicy, pdfWorkerPolicy } from '../http/policies.ts';
import { chooseEncoding } from './compression.ts';
import type { Site, SiteFile } from './site.ts';

/** The build puts a hash of the content into the names of what lies here, so it never changes. */
const HASHED = /^\/assets\//;

/** What the browser may do with a file without asking again. */
const cacheControl = ({ path }: SiteFile): string =>
  HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

function policyOf(file: SiteFile, page: string): Record<string, string> {
  if (file.type.startsWith('text/html'))
    return { 'content-security-policy': page, 'x-frame-options': 'DENY' };
  if (PDF_WORKER_NAME.test(file.path)) return { 'content-security-policy': pdfWorkerPolicy };
  return {};
}

async function send(
  c: Context<Env>,
  file: SiteFile,
  page: string,
  status: 200 | 404 = 200,
): Promise<Response> {
  const encoding = file.isCompressible ? chooseEncoding(c.req.header('accept-encoding')) : 'identity';
  const etag = `"${file.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const headers = {
    'content-type': file.type,
    'cache-control': cacheControl(file),
    etag,
    ...(file.isCompressible ? { vary: 'accept-encoding' } : {}),
    ...policyOf(file, page),
  };
  const known = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (status === 200 && known.includes(etag)) return c.body(null, 304, headers);
  const bytes = await file.bytes(encoding);
  return c.body(Uint8Array.from(bytes), status, {
    ...headers,
    'content-length': String(bytes.length),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Says whether a page is asked for, not a script or an image that isn't there. */
const isNavigation = (c: Context<Env>, path: string): boolean =>
  (c.req.header('accept') ?? '').includes('text/html') && !/\.[^/]*$/.test(path) && !HASHED.test(path);

/** The page at an address, with the status that it is served with. */
function pageAt({ pages, otherwise }: Site, path: string): { file: SiteFile; status: 200 | 404 } {
  if (pages === undefined) return { file: otherwise, status: 200 };
  const file = pages.get(path);
  return file === undefined ? { file: otherwise, status: 404 } : { file, status: 200 };
}

/**
 * Serves the built web app: its pages at their addresses, its files by their names. Any other address that a person
 * opens shows the page that says so, with status 404; a page asked for with a slash at its end is sent to the one
 * without.
 */
export function siteRoutes(site: Site, config: Config): Hono<Env> {
  const policy = pagePolicy(config);

  return new Hono<Env>().get('*', async (c, next) => {
    const path = decoded(c.req.path);
    if (path === null) return next();
    const page = site.pages?.get(path);
    // Whoever asks: crawlers and messengers don't always say that they take HTML.
    if (page !== undefined) return send(c, page, policy);
    const file = site.files.get(path);
    if (file !== undefined) return send(c, file, policy);
    const withoutSlash = path.replace(/\/+$/, '');
    if (site.pages?.has(withoutSlash) === true) {
      return c.redirect(`${withoutSlash}${new URL(c.req.url).search}`, 308);
    }
    if (path !== '/' && !isNavigation(c, path)) return next();
    const { file: shown, status } = pageAt(site, path);
    return send(c, shown, policy, status);
  });
}
