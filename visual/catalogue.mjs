import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '../tools/browser.mjs';
import { root } from '../tools/lib/run.mjs';
import { WINDOWS } from './matrix.mjs';

const BUILT = join(root, 'storybook-static');

// Nothing listens there: the built files are handed to the browser as it asks for them, so no port is needed.
const ORIGIN = 'https://catalogue.test';

/** How long a story may take to draw itself and play, in ms. No story waits that long, so none that bends a timer bends this one. */
const PATIENCE = 45_000;

const FACES = [
  '500 1rem "Newsreader Variable"',
  '400 1rem "Newsreader Variable"',
  '600 1rem "Newsreader Variable"',
  '400 1rem Mukta',
  '600 1rem Mukta',
  '400 1rem "Tiro Devanagari Hindi"',
  '400 1rem "Tiro Devanagari Marathi"',
];

/** A catalogue that isn't built, or a story that can't be shown. */
export class CatalogueError extends Error {
  name = 'CatalogueError';
}

/**
 * Starts the lock file's browser.
 *
 * @returns {Promise<import('playwright').Browser>}
 */
export async function startBrowser() {
  return chromium.launch(await browserLaunchOptions());
}

/**
 * Opens the built catalogue in a window of its own.
 *
 * @param {import('playwright').Browser} browser
 * @param {import('./matrix.mjs').Cell} cell
 * @returns {Promise<import('playwright').Page>}
 * @throws {CatalogueError} Where the catalogue is not built.
 */
export async function openCatalogue(browser, cell) {
  if (!existsSync(join(BUILT, 'iframe.html'))) {
    throw new CatalogueError('The catalogue is not built: run `pnpm storybook:build`.');
  }
  const context = await browser.newContext({
    viewport: cell.viewport,
    deviceScaleFactor: 1,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme: 'light',
    reducedMotion: cell.reducedMotion ?? 'no-preference',
    forcedColors: cell.forcedColors ?? 'none',
  });
  await context.route('**/*', (route) => serve(route));
  await context.addInitScript(overlookPosing);
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
  // Not by the address, of which the settings are heard only where it names a story.
  await page.evaluate(
    (globals) => globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals }),
    {
      ...cell.globals,
      a11y: { manual: true },
    },
  );
  await page.evaluate(async (faces) => {
    const sheet = new CSSStyleSheet();
    // What is far down a long page is pictured too, where a browser would wait for somebody to scroll there.
    sheet.replaceSync(`
      *, ::before, ::after { transition: none !important; animation: none !important; }
      * { content-visibility: visible !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
    await Promise.all(faces.map((face) => document.fonts.load(face, 'A ₹ श')));
  }, FACES);
  return page;
}

async function serve(route) {
  const url = new URL(route.request().url());
  const file = join(BUILT, decodeURIComponent(url.pathname));
  // A story can't depend on the network: what is not in the catalogue is not there.
  if (url.origin !== ORIGIN || !file.startsWith(BUILT) || !existsSync(file)) await route.abort();
  else await route.fulfill({ path: file });
}

/**
 * Every story of the catalogue, with what it fixes for itself.
 *
 * @param {import('playwright').Page} page
 * @returns {Promise<import('./matrix.mjs').Story[]>}
 */
export async function listStories(page) {
  return page.evaluate(async () => {
    const store = globalThis.__STORYBOOK_PREVIEW__.storyStoreValue;
    const entries = Object.values(store.storyIndex.entries).filter(({ type }) => type === 'story');
    return Promise.all(
      entries.map(async ({ id, title, tags }) => {
        const { storyGlobals } = await store.loadStory({ storyId: id });
        return { id, title, tags, globals: storyGlobals };
      }),
    );
  });
}

/**
 * Shows one story, lets it play, and takes its picture.
 *
 * @param {import('playwright').Page} page A window from `openCatalogue`.
 * @param {import('./matrix.mjs').Story} story
 * @param {import('./matrix.mjs').Cell} cell
 * @returns {Promise<Buffer>} A PNG of the whole page.
 * @throws {CatalogueError} Where the story fails or doesn't end.
 */
export async function pictureOf(page, story, cell) {
  await page.mouse.move(0, 0);
  const own = WINDOWS[story.globals.viewport?.value];
  await page.setViewportSize(own ?? cell.viewport);
  const outcome = await page.evaluate(show, { id: story.id, patience: PATIENCE });
  if (outcome !== 'success') throw new CatalogueError(outcome);
  return takePicture(page);
}

/**
 * Runs in the page before its own scripts. For a picture of more than a window holds, the browser makes the window one
 * pixel wide for a moment. On a busy machine the page would hear of it, draw itself for a phone and back, and lose its focus.
 */
function overlookPosing() {
  const isPosing = () => window.innerWidth === 1;
  window.addEventListener('resize', (event) => isPosing() && event.stopImmediatePropagation(), true);
  const deafened = new WeakMap();
  const deaf = (listener) => {
    if (!deafened.has(listener)) {
      deafened.set(listener, (event) => {
        if (!isPosing()) listener(event);
      });
    }
    return deafened.get(listener);
  };
  MediaQueryList.prototype.addEventListener = function (type, listener, options) {
    EventTarget.prototype.addEventListener.call(this, type, deaf(listener), options);
  };
  MediaQueryList.prototype.removeEventListener = function (type, listener, options) {
    EventTarget.prototype.removeEventListener.call(this, type, deaf(listener), options);
  };
}

/** A PNG of what the page shows now, fonts loaded. @returns {Promise<Buffer>} */
export async function takePicture(page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

// Runs in the page. The next story is shown as the catalogue's own list does it, which spares loading the page anew.
function show({ id, patience }) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const preview = globalThis.__STORYBOOK_PREVIEW__;
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish(`did not end within ${patience} ms`), patience);
    const failed = (error) =>
      finish(`failed: ${error?.message ?? error?.description ?? 'without a message'}`);
    const ended = ({ storyId, status }) => storyId === id && finish(status);
    function finish(outcome) {
      clearTimeout(timer);
      channel.off('storyFinished', ended);
      channel.off('playFunctionThrewException', failed);
      channel.off('storyThrewException', failed);
      resolve(outcome);
    }
    channel.on('storyFinished', ended);
    channel.on('playFunctionThrewException', failed);
    channel.on('storyThrewException', failed);
    window.scrollTo(0, 0);
    // A ring of focus that the last story left decides whether this one's is drawn.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (preview.currentSelection?.storyId === id) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}
