import { expect, type Locator, type Page, test } from '@playwright/test';
import { meera } from '@virasat/will-model/fixtures';
import { gate } from '../support/gate.ts';
import { openWizardWith } from '../support/kept-draft.ts';
import { signUp } from '../support/sign-in.ts';
import { expectLookedOver } from '../support/wizard.ts';

const CHECKS = '**/assets/reading-worker-*.js';

/** Where something is in the window, in px from its top. */
const topOf = (target: Locator): Promise<number> =>
  target.evaluate((element) => element.getBoundingClientRect().top);

const agreement = (page: Page): Locator =>
  page.getByRole('checkbox', { name: /^I have reviewed all the information/ });
const terms = (page: Page): Locator => page.getByRole('button', { name: 'Important Terms and Conditions' });

/** What somebody may be at, while the checks are still under way: below what they will find. */
const places = [
  {
    name: 'is pointed at',
    size: { width: 1280, height: 800 },
    target: agreement,
    reach: async (_: Page, target: Locator) => target.hover(),
  },
  {
    name: 'is in sight',
    size: { width: 360, height: 640 },
    target: terms,
    reach: async (page: Page, target: Locator) => {
      await page.mouse.move(0, 0);
      await target.scrollIntoViewIfNeeded();
    },
  },
] as const;

test('what the checks find, a moment later, moves nothing that somebody is at', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
  for (const { name, size, target, reach } of places) {
    await page.setViewportSize(size);
    const held = gate();
    await page.route(CHECKS, async (route) => {
      await held.isOpen;
      await route.continue();
    });
    await openWizardWith(page, meera, 7);
    await expect(page.getByRole('status').filter({ hasText: 'Checking your will…' })).toBeVisible();
    const at = target(page);
    await reach(page, at);
    const before = await topOf(at);
    expect(before, name).toBeLessThan(size.height);
    held.open();
    await expectLookedOver(page);
    // Within a pixel: a window scrolls by whole ones.
    await expect.poll(async () => Math.abs((await topOf(at)) - before), name).toBeLessThanOrEqual(1);
    await page.unroute(CHECKS);
  }
});
