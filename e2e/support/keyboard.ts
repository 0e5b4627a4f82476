import { expect, type Page } from '@playwright/test';

/** More stops of the Tab key than any stage has. */
const MOST_STOPS = 120;

/** Where focus is. */
export interface FocusPlace {
  /** What it is called. */
  name: string;
  /** Empty where it can be seen; else what covers it, or that it is lost. */
  fault: string;
}

/** Says where focus is, and whether it can be seen between what is fixed to the window's edges. */
export const focusNow = (page: Page): Promise<FocusPlace> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || activeElement === document.body)
      return { name: '', fault: 'focus is lost' };
    const name =
      activeElement.getAttribute('aria-label') ??
      (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
        ? activeElement.labels?.[0]?.textContent
        : activeElement.textContent) ??
      '';
    const box = activeElement.getBoundingClientRect();
    const bar = document.querySelector('[data-slot="action-bar"]');
    const isUnderBar = bar !== null && !bar.contains(activeElement);
    const floor = isUnderBar ? Math.min(innerHeight, bar.getBoundingClientRect().top) : innerHeight;
    const isSeen = box.top >= -1 && box.bottom <= floor + 1;
    return {
      name: name.trim(),
      fault: isSeen ? '' : `${Math.round(box.top)} to ${Math.round(box.bottom)} in 0 to ${Math.round(floor)}`,
    };
  });

/** Presses Tab until something of that name has focus; every stop on the way is a real one, and in sight. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const place = await focusNow(page);
    expect(place.fault, place.name).toBe('');
    if (place.name === name) return;
  }
  throw new Error(`Tab never came to ‹${name}›`);
}

/** Presses Tab until a button has focus, then Enter. */
export async function tabAndPress(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}
