/**
 * The program behind the second half of `pnpm build`: draws every public page as static HTML into the built app, and
 * what search engines ask for beside it.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { homeTitle, pageTitle } from '../config/brand.ts';
import { addressOf, fontAddresses, type Manifest, scriptsOf } from './built-files.ts';
import { drawFrame, drawPage, signedInRoutes } from './draw-page.tsx';
import { headOf, type PageHead } from './head.ts';
import { packAll } from './pack.ts';
import { publicPages } from './public-pages.ts';
import { robots, sitemap } from './search-engines.ts';
import { structuredData } from './structured-data.ts';

/** Faces of the first view; the rupee sign's comes with pages that show a price there. */
const FONTS = ['newsreader-latin-wght-normal', 'mukta-latin-400-normal', 'mukta-latin-600-normal'];
const RUPEE_FONT = 'mukta-latin-ext-600-normal';
const SHOWS_PRICE_AT_ONCE = new Set(['/get-started']);

/** Where the service and the app's own start find each other: what stands between these is this program's. */
const HEAD_MARK = '<!--head-->';
const ROOT = '<div id="root"></div>';

const folder = join(process.cwd(), 'dist');

interface Page {
  head: Omit<PageHead, 'earlyScript'>;
  html: string;
  /** The address that the app hydrates this page at; null where it draws its own. */
  drawnFor: string | null;
}

function fill(template: string, { head, html, drawnFor }: Page, earlyScript: string): string {
  for (const mark of [HEAD_MARK, ROOT])
    if (!template.includes(mark)) throw new Error(`index.html lacks ${mark}`);
  const root = drawnFor === null ? '<div id="root">' : `<div id="root" data-page="${drawnFor}">`;
  // By function: in a text, '$&' would mean something.
  return template
    .replace(HEAD_MARK, () => headOf({ ...head, earlyScript }))
    .replace(ROOT, () => `${root}${html}</div>`);
}

async function publicPage(manifest: Manifest, path: string, description: string): Promise<Page> {
  const { html, title } = await drawPage(path);
  if (path !== '/' && title === undefined) throw new Error(`The page at ${path} has no title`);
  return {
    html,
    drawnFor: path,
    head: {
      title: title === undefined ? homeTitle : pageTitle(title),
      listed: { path, description },
      structuredData: structuredData(path),
      scripts: scriptsOf(manifest, [path]),
      fonts: fontAddresses(manifest, SHOWS_PRICE_AT_ONCE.has(path) ? [...FONTS, RUPEE_FONT] : FONTS),
    },
  };
}

const fileFor = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`);

async function prerender(): Promise<void> {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  const earlyScript = addressOf(manifest, 'src/early/early.ts');
  const fonts = fontAddresses(manifest, FONTS);
  const unlisted = { listed: null, structuredData: [], fonts };

  const pages = new Map<string, Page>();
  for (const { path, description } of publicPages) {
    pages.set(path, await publicPage(manifest, path, description));
  }
  const frame = await drawFrame();
  for (const { path, ids, title } of signedInRoutes()) {
    const scripts = scriptsOf(manifest, ids, ['src/app/client.ts']);
    const head = { ...unlisted, title: title === undefined ? homeTitle : pageTitle(title), scripts };
    pages.set(path, { head, html: frame, drawnFor: null });
  }
  const { html } = await drawPage('/404');
  const notFound = {
    head: { ...unlisted, title: pageTitle('Page not found'), scripts: scriptsOf(manifest, []) },
    html,
    drawnFor: null,
  };

  const files = new Map([...pages].map(([path, page]) => [fileFor(path), fill(template, page, earlyScript)]));
  files.set('/404.html', fill(template, notFound, earlyScript));
  files.set('/robots.txt', robots(signedInRoutes().map(({ path }) => path)));
  files.set('/sitemap.xml', sitemap(publicPages.map(({ path }) => path)));
  // The service answers every other address with 404.html, and says so by its status.
  files.set(
    '/pages.json',
    JSON.stringify(Object.fromEntries([...pages.keys()].map((path) => [path, fileFor(path)]))),
  );
  for (const [name, content] of files) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await packAll(join(folder, 'assets'));
}

await prerender();
