import { expect, type Page, test } from '@playwright/test';
import type { WillDraft } from '@virasat/will-model';
import { longNames, meera } from '@virasat/will-model/fixtures';
import { openWizardWith } from '../support/kept-draft.ts';
import { signUp } from '../support/sign-in.ts';

// Each walks through the whole wizard.
test.slow();

/** Set once signed in: on so small a window the way to sign in is in the menu. */
const SMALL = { width: 320, height: 640 };
/** What is wider than the window, or cut within a box that hides the rest. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || element.closest('.sr-only, [aria-hidden=true], svg, [class*=overflow-x-auto]'))
        continue;
      if (box.right > innerWidth + 1 || box.left < -1)
        found.push(`${element.tagName} ${element.textContent?.slice(0, 40)}`);
      const { overflowX } = getComputedStyle(element);
      const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
      if (overflowX === 'hidden' && !isField && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut: ${element.tagName} ${element.textContent?.slice(0, 40)}`);
    }
    return found;
  });

/** Of the stages' lists, those whose cards are closed as the stage opens; the first of each is opened to be seen whole. */
const FIRST_CARDS: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 1, 4: 1 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('on a window of 320 px', () => {
  for (const [name, draft] of [
    ['Meera’s will', meera],
    ['names of sixty letters', longNames],
  ] as const satisfies readonly (readonly [string, WillDraft])[]) {
    test(`nothing scrolls sideways or is cut on any stage: ${name}`, async ({ page }) => {
      page.on('dialog', (dialog) => dialog.accept());
      await signUp(page);
      await page.setViewportSize(SMALL);
      for (const stage of [0, 1, 2, 3, 4, 5, 6, 7]) {
        await openWizardWith(page, draft, stage);
        await expect(heading(page)).toBeVisible();
        // Before its code has come a stage's shape stands there, with its heading.
        if (stage > 0 && stage < 7) await expect(page.locator(`form[data-stage="${stage}"]`)).toBeVisible();
        const edits = page.getByRole('button', { name: /^Edit (nominee|asset|child|executor|witness) 1\b/i });
        if (stage in FIRST_CARDS) await expect(edits).toHaveCount(FIRST_CARDS[stage] ?? 0);
        for (const edit of await edits.all()) await edit.click();
        if (stage === 7) await page.getByRole('button', { name: 'Show all sections' }).click();
        expect(await cutOff(page), `stage ${stage}`).toEqual([]);
      }
    });
  }
});
