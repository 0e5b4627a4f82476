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

async function send(c: Context<Env>, file: SiteFile, page: string): Promise<Response> {
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
  if (known.includes(etag)) return c.body(null, 304, headers);
  const bytes = await file.bytes(encoding);
  return c.body(Uint8Array.from(bytes), 200, {
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

/** Says whether a page is asked for, not a script or an image that isn't there. The root is one whoever asks. */
const isNavigation = (c: Context<Env>, path: string): boolean =>
  path === '/' ||
  ((c.req.header('accept') ?? '').includes('text/html') && !/\.[^/]*$/.test(path) && !HASHED.test(path));

/**
 * Serves the built web app: its files by their names, and its page at every address that a person may open, since
 * the app itself knows which of them there are.
 */
export function siteRoutes(site: Site, config: Config): Hono<Env> {
  const page = pagePolicy(config);
  const index = site.get('/index.html');

  return new Hono<Env>().get('*', async (c, next) => {
    const path = decoded(c.req.path);
    const file = path === null ? undefined : site.get(path);
    if (file !== undefined) return send(c, file, page);
    if (path !== null && index !== undefined && isNavigation(c, path)) return send(c, index, page);
    return next();
  });
}
