import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Encoding, encode } from './compression.ts';
import { isCompressible, mediaType } from './media-types.ts';

/** A file of the built web app. */
export interface SiteFile {
  /** As in the URL, with a leading '/'. */
  path: string;
  type: string;
  /** Without quotes and without the encoding. */
  tag: string;
  isCompressible: boolean;
  /** The bytes as they travel; compressed once, then kept. */
  bytes(encoding: Encoding): Promise<Uint8Array>;
}

/** The built web app, in memory: some megabytes, and no request can reach another file of the machine. */
export type Site = ReadonlyMap<string, SiteFile>;

function toSiteFile(path: string, bytes: Uint8Array): SiteFile {
  const encoded = new Map<Encoding, Promise<Uint8Array>>();
  return {
    path,
    type: mediaType(path),
    tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    isCompressible: isCompressible(path),
    bytes(encoding) {
      const known = encoded.get(encoding) ?? encode(bytes, encoding);
      encoded.set(encoding, known);
      return known;
    },
  };
}

/**
 * Reads the built web app.
 *
 * @param folder Where `vite build` put it.
 * @throws Error where it has no index.html.
 */
export async function readSite(folder: string): Promise<Site> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        return toSiteFile(`/${relative(folder, file).split(sep).join('/')}`, await readFile(file));
      }),
  );
  const site = new Map(files.map((file): [string, SiteFile] => [file.path, file]));
  if (!site.has('/index.html')) throw new Error(`${folder} holds no index.html: build the web app first`);
  return site;
}
