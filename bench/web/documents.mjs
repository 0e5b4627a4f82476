import { setTimeout } from 'node:timers/promises';
import { signIn } from '../lib/product.mjs';
import { percentile, row, rowAgainst } from '../lib/rows.mjs';
import { timesToPaint } from './to-paint.mjs';

const DOCUMENTS = 5_000;
const THROTTLE = 4;
const TICKS = 20;
const WARM_UP = 3;

/** How long an answer is on its way, in ms, as over a phone's network: the page itself is drawn by then. */
const ROUND_TRIP = 250;

const whole = Math.round;

/** 5,000 documents of one person, the newest first, one in eight of them in the bin. */
const documents = Array.from({ length: DOCUMENTS }, (_, at) => ({
  FileLink: `document-${at}`,
  ItemType: 'Testament_will',
  DocumentType: 'Will',
  DocumentName: `Will of the ${DOCUMENTS - at}th try`,
  DocumentStatus: at % 3 === 0 ? '1' : '0',
  GeneratedAt: new Date(Date.UTC(2026, 10, 27) - at * 3_600_000).toISOString(),
  pendingDelete: at % 8 === 7,
  PurgeDate: null,
  rand_num: String(at),
  version: 1,
}));

/** Answers as the reference service does, by page and rest, or as one that knows no pages. */
async function answerList(page, isPaged) {
  const bodyOf = (cursor, limit) => {
    if (!isPaged) return { success: true, documents };
    return cursor === undefined
      ? { success: true, documents: documents.slice(0, limit), nextCursor: String(limit) }
      : { success: true, documents: documents.slice(Number(cursor)), nextCursor: null };
  };
  await page.unroute('**/api/documents');
  await page.route('**/api/documents', async (route) => {
    const { cursor, limit } = route.request().postDataJSON();
    await setTimeout(ROUND_TRIP);
    return route.fulfill({ json: bodyOf(cursor, limit) });
  });
}

/** Notes when the first row is on the screen. */
function observe() {
  window.rowsPaintedAt = null;
  new MutationObserver((_, observer) => {
    if (document.querySelector('[data-row-id]') === null) return;
    observer.disconnect();
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      window.rowsPaintedAt = performance.now();
    };
    // The message comes after the frame.
    requestAnimationFrame(() => channel.port2.postMessage(null));
  }).observe(document, { childList: true, subtree: true });
}

/** From the last byte of the first answer to the frame with the first rows, in ms. */
async function firstPaint(page, web) {
  await page.goto(`${web}/recent-documents`);
  await page.waitForFunction(() => window.rowsPaintedAt !== null);
  return page.evaluate(() => {
    const [answer] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/api/documents'));
    return window.rowsPaintedAt - answer.responseEnd;
  });
}

/**
 * Presses checkboxes one by one, and tells how long each took to the frame that shows it, in ms. Pressed by their
 * place, so that finding them costs the page nothing.
 */
async function tick(page, boxes) {
  await boxes.first().scrollIntoViewIfNeeded();
  const { height } = page.viewportSize();
  const places = [];
  for (const box of (await boxes.all()).slice(0, TICKS)) places.push(await box.boundingBox());
  const seen = places.filter((place) => place.y + place.height < height);
  const times = await timesToPaint(page, 'click', async (start) => {
    for (let at = 0; at < TICKS; at += 1) {
      if (at === WARM_UP) await start();
      const place = seen[at % seen.length];
      await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
      await page.waitForTimeout(100);
    }
    return TICKS - WARM_UP;
  });
  return whole(percentile(times, 0.95));
}

/** The least that a press can take here: checkboxes on a page with nothing else. */
async function bareBoxes(page) {
  await page.goto('about:blank');
  await page.setContent('<label>Bare <input type="checkbox"></label>'.repeat(TICKS));
  return tick(page, page.getByRole('checkbox'));
}

/** Presses the rows' checkboxes, with the whole list there. */
async function tickRows(page) {
  const listed = (DOCUMENTS - DOCUMENTS / 8).toLocaleString('en-IN');
  await page.getByText(`of ${listed}`).first().waitFor();
  await page.waitForTimeout(2_000);
  return tick(page, page.getByRole('table').getByRole('checkbox', { name: /^Select document/ }));
}

/** A list of 5,000 documents, at a quarter of the machine's speed. */
export async function longList(browser, web) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const session = await page.context().newCDPSession(page);
  await signIn(page, web);
  await page.addInitScript(observe);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const firsts = [];
  for (const isPaged of [false, true]) {
    await answerList(page, isPaged);
    const times = [];
    for (let round = 0; round < 5; round += 1) times.push(await firstPaint(page, web));
    firsts.push(whole(percentile(times, 0.5)));
  }
  const ticked = await tickRows(page);
  const floor = { name: 'a bare checkbox', value: await bareBoxes(page) };
  await page.close();
  const name = `${DOCUMENTS} documents, ${THROTTLE}x slower`;
  return [
    row(`${name}: data to first paint, in pages, median`, firsts[1], 'ms', 200),
    row(`${name}: data to first paint, all at once, median`, firsts[0], 'ms', 200),
    row(`press to tick, ${THROTTLE}x slower: a bare checkbox, 95th percentile`, floor.value, 'ms'),
    rowAgainst(`${name}: press to a ticked row, 95th percentile`, ticked, 'ms', 50, floor),
  ];
}
