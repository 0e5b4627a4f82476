/** Browsers tell of no event that was quicker, in ms, and of all others to the next eight. */
const LEAST = 16;

/** In the page: notes how long each event of a kind took to the frame that shows what came of it. */
function note([kind, least]) {
  window.toPaint = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === kind) window.toPaint.push(duration);
  }).observe({ type: 'event', durationThreshold: least });
}

/**
 * Measures events to the frame on the screen, by the browser's own Event Timing, as 'Interaction to Next Paint' does.
 * A message that a frame sends on its way would come after whatever else waits, of which nobody sees anything.
 *
 * @param {import('playwright').Page} page
 * @param {'keydown' | 'click'} kind
 * @param {(start: () => Promise<void>) => Promise<number>} act Does it; calls `start` once the page is warm, and gives
 *   how many events it sent since.
 * @returns {Promise<number[]>} Milliseconds, of each event that was sent.
 */
export async function timesToPaint(page, kind, act) {
  await page.evaluate(note, [kind, LEAST]);
  const settle = () => page.waitForTimeout(300);
  const start = async () => {
    await settle();
    await page.evaluate(() => {
      window.toPaint = [];
    });
  };
  const sent = await act(start);
  await settle();
  const told = await page.evaluate(() => window.toPaint);
  if (told.length > sent) throw new Error(`${told.length} of ${sent} events were told`);
  return [...told, ...Array.from({ length: sent - told.length }, () => LEAST)];
}
