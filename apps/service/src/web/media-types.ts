import { extname } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.pdf': 'application/pdf',
  // Browsers compile WebAssembly while it loads only under this very type.
  '.wasm': 'application/wasm',
};

/** Types that are compressed already: again would only cost time. */
const packed = new Set(['.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif', '.woff2', '.woff', '.pdf']);

/** The `Content-Type` of a file, by its name. */
export const mediaType = (path: string): string =>
  types[extname(path).toLowerCase()] ?? 'application/octet-stream';

/** Says whether a file gets smaller by compression, by its name. */
export const isCompressible = (path: string): boolean => !packed.has(extname(path).toLowerCase());
