import type { Page } from '@playwright/test';

/** Something that waits, and what lets it go on. */
export interface Gate {
  isOpen: Promise<void>;
  open(): void;
}

/** A gate that is shut. */
export function gate(): Gate {
  let open = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { isOpen, open: () => open() };
}

/** Opens a page whose app does not start before the gate is opened. */
export async function openBeforeItsApp(page: Page, path: string): Promise<Gate> {
  const held = gate();
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await held.isOpen;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return held;
}
