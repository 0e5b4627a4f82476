import { gzipSync } from 'node:zlib';
import { readDrafts } from './lib/drafts.mjs';
import { floorBytes } from './lib/floor.mjs';
import { keepDraft, signIn, withProduct } from './lib/product.mjs';
import { percentile, row, rowAgainst } from './lib/rows.mjs';
import { longList } from './web/documents.mjs';
import { timesToPaint } from './web/to-paint.mjs';

/** Key presses a field; the first few warm the page up and are not counted. */
const KEYS = 110;
const WARM_UP = 10;
const THROTTLE = 4;

/**
 * How long typing rests before some of the keys, in ms: the page follows a tenth of a second after the last key, the will
 * beside the form is composed half a second later and the checks look after a whole one, so these keys come while they
 * work. The others follow each other.
 */
const RESTS = [105, 120, 605, 620, 640, 670, 710, 1105, 1140, 1170];
/** One key of so many comes after a rest. */
const REST_EVERY = 5;

/** Where somebody types in a draft of 40 nominees and 60 assets: the stage, how to get at the field, the field. */
const fields = [
  { name: 'full name', stage: 1, open: null, label: 'Full name' },
  { name: 'a nominee’s name', stage: 2, open: /^Edit nominee 40/, label: 'Name' },
  { name: 'an asset’s description', stage: 3, open: /^Edit asset 60/, label: /^Description/ },
  { name: 'an asset’s identifier', stage: 3, open: /^Edit asset 60/, label: 'Asset identifier' },
  { name: 'an executor’s name', stage: 4, open: /^Edit/, label: 'Full name' },
  { name: 'special instructions', stage: 6, open: null, label: /^Special instructions/ },
];

/** JavaScript of the home page, as a multiple of react, react-dom and the router alone. */
const MOST_OF_FLOOR = 1.4;

const kilobytes = (bytes) => Math.round(bytes / 102.4) / 10;
const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);

/** Everything that a page's first view loads: where it came from, what it is, how much travelled. */
async function firstView(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const responses = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(address, { waitUntil: 'networkidle' });
  const files = await Promise.all(
    responses.map(async (response) => ({
      name: new URL(response.url()).pathname,
      kind: response.request().resourceType(),
      travelled: (await response.request().sizes()).responseBodySize,
      gzipped: gzipSync(await response.body(), { level: 9 }).length,
    })),
  );
  await page.close();
  return files;
}

async function landing(browser, web) {
  const files = await firstView(browser, web);
  const scripts = files.filter(({ kind }) => kind === 'script');
  const heavy = files.filter(({ name }) =>
    /pdf-worker|jspdf|harfbuzz|create-will|will-page|devanagari/i.test(name),
  );
  const floor = { name: 'react, react-dom and the router', value: kilobytes(await floorBytes()) };
  const fonts = files.filter(({ kind }) => kind === 'font');
  return [
    row('home: react, react-dom and the router alone, gzip', floor.value, 'KB'),
    rowAgainst(
      'home: JavaScript of the first view, gzip',
      kilobytes(sum(scripts.map(({ gzipped }) => gzipped))),
      'KB',
      Math.round(MOST_OF_FLOOR * floor.value * 10) / 10,
      floor,
    ),
    row('home: fonts of the first view', kilobytes(sum(fonts.map(({ travelled }) => travelled))), 'KB', 120),
    row(
      'home: everything of the first view, compressed',
      kilobytes(sum(files.map(({ travelled }) => travelled))),
      'KB',
      250,
    ),
    row('home: files of the wizard, the PDF engine or Devanagari', heavy.length, 'files', 0),
  ];
}

/** From each key to the frame that shows it, in ms. */
async function typeInto(page, field) {
  await field.focus();
  return timesToPaint(page, 'keydown', async (start) => {
    for (let key = 0; key < KEYS; key += 1) {
      if (key === WARM_UP) await start();
      if (key >= WARM_UP && key % REST_EVERY === 0)
        await page.waitForTimeout(RESTS[(key / REST_EVERY) % RESTS.length]);
      await page.keyboard.press('a', { delay: 5 });
    }
    return KEYS - WARM_UP;
  });
}

const p95 = (times) => Math.round(percentile(times, 0.95));

/** Types at a quarter of the machine's speed. */
async function typeSlowly(page, session, field) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const times = await typeInto(page, field);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return times;
}

/** The least that a key can take here: one field on a page with nothing else. */
async function bareField(page, session) {
  await page.goto('about:blank');
  await page.setContent('<label>Bare <input></label>');
  return p95(await typeSlowly(page, session, page.getByLabel('Bare')));
}

async function typing(browser, web, draft) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  const floor = { name: 'a bare field', value: await bareField(page, session) };
  const rows = [row(`key to paint, ${THROTTLE}x slower: a bare field, 95th percentile`, floor.value, 'ms')];
  await signIn(page, web);
  await keepDraft(page, draft, 1);
  for (const { name, stage, open, label } of fields) {
    await page.goto(`${web}/create-will?stage=${stage}`);
    if (open !== null) await page.getByRole('button', { name: open }).first().click();
    const field = page.getByLabel(label).first();
    await field.waitFor();
    // Wide enough for the will beside the form, which is composed at once.
    await page.locator('[data-slot="will-preview"] :is(h1, h2, h3, h4, p)').nth(2).waitFor();
    const times = await typeSlowly(page, session, field);
    rows.push(
      rowAgainst(`key to paint, ${THROTTLE}x slower: ${name}, 95th percentile`, p95(times), 'ms', 50, floor),
    );
  }
  await page.close();
  return rows;
}

/** A will of 3 nominees and 3 assets, as Submit makes it: the second one, with the engine warm. */
async function makingThePdf(browser, web, draft) {
  const page = await browser.newPage();
  page.on('dialog', (dialog) => dialog.accept());
  await signIn(page, web);
  await keepDraft(page, draft, 7);
  await page.goto(`${web}/create-will?stage=7`);
  // What the checks ask to be read, and the agreement at the end.
  await page.getByRole('button', { name: /^We checked/ }).waitFor();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  let sent = null;
  await page.route('**/api/documents', async (route) => {
    const body = route.request().postDataJSON();
    if (body.action !== 'savepdf') return route.continue();
    sent = { at: Date.now(), bytes: Buffer.from(body.pdf_base64, 'base64').length };
    return route.fulfill({ status: 500, json: { success: false, message: 'not in a bench' } });
  });
  const times = [];
  for (let round = 0; round < 10; round += 1) {
    sent = null;
    const pressedAt = await page.evaluate(() => Date.now());
    await page.getByRole('button', { name: 'Submit Will' }).click();
    await page.getByRole('alert').filter({ hasText: 'Failed to upload PDF.' }).waitFor();
    times.push(sent.at - pressedAt);
  }
  await page.close();
  return [
    row('will of 3 nominees and 3 assets: size of the PDF', Math.round(sent.bytes / 102.4) / 10, 'KB', 150),
    row(
      'will of 3 nominees and 3 assets: press to upload, engine warm, median',
      percentile(times.slice(3), 0.5),
      'ms',
      400,
    ),
    row('will of 3 nominees and 3 assets: press to upload, first time', times[0], 'ms'),
  ];
}

/** @see the product's targets in docs/architecture.md, What loads when */
export function measure() {
  return withProduct(async ({ web, browser }) => {
    const { meera, large } = await readDrafts();
    return [
      ...(await landing(browser, web)),
      ...(await typing(browser, web, large)),
      ...(await makingThePdf(browser, web, meera)),
      ...(await longList(browser, web)),
    ];
  });
}
