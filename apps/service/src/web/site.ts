import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
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
export interface Site {
  /** By the path in the URL. */
  files: ReadonlyMap<string, SiteFile>;
  /**
   * The page at every address that there is one for, as the build lists them; undefined where it lists none, because
   * only the app itself knows.
   */
  pages: ReadonlyMap<string, SiteFile> | undefined;
  /** What every other address shows. */
  otherwise: SiteFile;
}

/** Where the build lists its pages: each address with the file of its page. */
const PAGES = '/pages.json';
const INDEX = '/index.html';
const NOT_FOUND = '/404.html';

/** The build writes this where the site's own origin belongs: one build serves any. */
const SITE_ORIGIN = 'https://site.invalid';
const NAMES_ORIGIN = /\.(html|txt|xml)$/;

const pageList = z.record(z.string(), z.string());

/** The build packs what never changes itself, as hard as it can: `app.js.br` is how `app.js` travels. */
const PACKED = '.br';

/** @param packed The file as the build has packed it; without it, it is packed when it is first asked for. */
function toSiteFile(path: string, bytes: Uint8Array, packed: Uint8Array | undefined): SiteFile {
  const encoded = new Map<Encoding, Promise<Uint8Array>>();
  if (packed !== undefined) encoded.set('br', Promise.resolve(packed));
  return {
    path,
    type: mediaType(path),
    tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    isCompressible: isCompressible(path),
    bytes(encoding) {
      const known = encoded.get(encoding) ?? encode(bytes, encoding, 'often');
      encoded.set(encoding, known);
      return known;
    },
  };
}

/** A file's bytes, with the site's own origin in its place. */
async function readBuilt(file: string, publicUrl: string): Promise<Uint8Array> {
  const bytes = await readFile(file);
  return NAMES_ORIGIN.test(file)
    ? Buffer.from(bytes.toString('utf8').replaceAll(SITE_ORIGIN, publicUrl))
    : bytes;
}

async function listedPages(files: ReadonlyMap<string, SiteFile>): Promise<Site['pages']> {
  const list = files.get(PAGES);
  if (list === undefined) return undefined;
  const listed = pageList.parse(JSON.parse(Buffer.from(await list.bytes('identity')).toString('utf8')));
  return new Map(
    Object.entries(listed).map(([path, name]) => {
      const file = files.get(name);
      if (file === undefined) throw new Error(`${PAGES} names ${name}, which was not built`);
      return [path, file];
    }),
  );
}

/**
 * Reads the built web app.
 *
 * @param folder Where the build put it.
 * @param publicUrl The origin that the site is seen at: it goes into canonical addresses and the sitemap.
 * @throws Error where it has no index.html, or lists a page that isn't there.
 */
export async function readSite(folder: string, publicUrl: string): Promise<Site> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  );
  const files = await Promise.all(
    [...names]
      .filter((name) => !name.endsWith(PACKED))
      .map(async (name) =>
        toSiteFile(
          `/${relative(folder, name).split(sep).join('/')}`,
          await readBuilt(name, publicUrl),
          names.has(name + PACKED) ? await readFile(name + PACKED) : undefined,
        ),
      ),
  );
  const found = new Map(files.map((file): [string, SiteFile] => [file.path, file]));
  const index = found.get(INDEX);
  if (index === undefined) throw new Error(`${folder} holds no index.html: build the web app first`);
  return { files: found, pages: await listedPages(found), otherwise: found.get(NOT_FOUND) ?? index };
}
