import { expect, type Page, test } from '@playwright/test';
import { stageNames, type WillDraft } from '@virasat/will-model';
import { longNames, meera } from '@virasat/will-model/fixtures';
import { keptText, openWizardWith } from '../support/kept-draft.ts';
import { signUp } from '../support/sign-in.ts';
import { translatePage } from '../support/translate.ts';

// Each walks through the whole wizard.
test.slow();

/** Set once signed in: on so small a window the way to sign in is in the menu. */
const SMALL = { width: 320, height: 640 };
/** More stops of the Tab key than any stage has. */
const MOST_STOPS = 120;

/** Where focus is: what it is called, and whether it can be seen whole between the page's fixed bars. */
const focusNow = (page: Page): Promise<{ name: string; isOnBody: boolean; isSeen: boolean }> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || activeElement === document.body)
      return { name: 'body', isOnBody: true, isSeen: false };
    const box = activeElement.getBoundingClientRect();
    const bar = document.querySelector('[data-slot="action-bar"]');
    const isInBar = bar?.contains(activeElement) ?? false;
    const floor =
      isInBar || bar === null ? innerHeight : Math.min(innerHeight, bar.getBoundingClientRect().top);
    return {
      name: activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '',
      isOnBody: false,
      // A tall text area may reach under the bar; its first line has to be in sight.
      isSeen: box.top >= -1 && box.top + Math.min(box.height, 40) <= floor + 1,
    };
  });

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

/** Presses Tab until a button has focus; every stop on the way is a real one, and in sight. */
async function tabTo(page: Page, button: string): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const { name, isOnBody, isSeen } = await focusNow(page);
    expect({ name, isOnBody, isSeen }).toEqual({ name, isOnBody: false, isSeen: true });
    if (name === button) return;
  }
  throw new Error(`Tab never came to ${button}`);
}

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
        for (const edit of await page
          .getByRole('button', { name: /^Edit (nominee|asset|child|executor|witness) 1\b/i })
          .all())
          await edit.click();
        if (stage === 7) await page.getByRole('button', { name: 'Show all sections' }).click();
        expect(await cutOff(page), `stage ${stage}`).toEqual([]);
      }
    });
  }

  test('every stage is walked through by keyboard alone, and focus is never lost or covered', async ({
    page,
  }) => {
    page.on('dialog', (dialog) => dialog.accept());
    await signUp(page);
    await page.setViewportSize(SMALL);
    await openWizardWith(page, meera, 1);
    await expect(heading(page)).toBeVisible();
    for (const next of stageNames.slice(1)) {
      await tabTo(page, 'Next');
      await page.keyboard.press('Enter');
      await expect(heading(page)).toContainText(next === 'Review' ? 'Review your will' : next);
      await expect(heading(page)).toBeFocused();
    }
    await tabTo(page, 'Previous');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toContainText('Other Information');
    await expect(heading(page)).toBeFocused();
    await tabTo(page, 'Next');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toBeFocused();
    await page.getByRole('button', { name: 'Edit Personal Details' }).press('Enter');
    await expect(heading(page)).toContainText('Personal Details');
    await expect(heading(page)).toBeFocused();
    await tabTo(page, 'Return to review');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toBeFocused();
  });
});

/** The lists of the wizard: the stage, the button that adds, and what removes the first. */
const lists = [
  { stage: 1, add: 'Add a child', remove: /^Remove child 1,/ },
  { stage: 2, add: 'Add a nominee', remove: /^Remove nominee 1,/ },
  { stage: 3, add: 'Add an asset', remove: /^Remove asset 1,/ },
  { stage: 4, add: 'Add a backup executor', remove: /^Remove executor 1,/ },
  { stage: 6, add: 'Add a witness', remove: /^Remove witness 1,/ },
] as const;

test('adding and removing by keyboard never loses focus (C-19)', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
  for (const { stage, add, remove } of lists) {
    await openWizardWith(page, meera, stage);
    await page.getByRole('button', { name: add }).press('Enter');
    const where = `stage ${stage}`;
    await expect(page.locator(':focus'), where).toHaveCount(1);
    expect(await page.evaluate(() => document.activeElement?.matches('input, select')), where).toBe(true);
    await page.getByRole('button', { name: remove }).first().press('Enter');
    const sure = page.getByRole('alertdialog').getByRole('button', { name: 'Remove' });
    if (await sure.isVisible()) await sure.press('Enter');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect.poll(async () => (await focusNow(page)).isOnBody, { message: where }).toBe(false);
    await page.getByRole('button', { name: /^Undo/ }).first().press('Enter');
    await expect.poll(async () => (await focusNow(page)).isOnBody, { message: where }).toBe(false);
  }
});

test('a page that a browser has translated goes on, and keeps what was typed (C-56)', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await signUp(page);
  await openWizardWith(page, meera, 1);
  const before = JSON.parse(await keptText(page));
  for (const stage of [1, 2, 3, 4, 5, 6]) {
    await expect(page.locator(`form[data-stage="${stage}"]`)).toBeVisible();
    await translatePage(page);
    const list = lists.find((each) => each.stage === stage);
    const buttons = page.locator('form[data-stage] button[type=button]');
    if (list !== undefined) {
      await buttons.filter({ hasText: list.add }).click();
      await translatePage(page);
      await page
        .getByRole('button', { name: /^Remove (child|nominee|asset|executor|witness) \d+$/ })
        .last()
        .click();
    }
    await page.locator('form[data-stage] [role=radio]:visible').first().click();
    await page.locator('form[data-stage] [role=radio][data-state=unchecked]:visible').first().click();
    await openWizardWith(page, meera, stage);
    await expect(page.locator(`form[data-stage="${stage}"]`)).toBeVisible();
    await translatePage(page);
    await page.locator('form[data-stage] button[type=submit]').click();
  }
  await expect(heading(page)).toContainText('Review your will');
  await translatePage(page);
  await page.getByRole('button', { name: 'Show all sections' }).click();
  const { kept_at, ahead, stage, ...kept } = JSON.parse(await keptText(page));
  expect(kept).toMatchObject({
    nominees: before.nominees,
    assets: before.assets,
    otherInfo: before.otherInfo,
  });
  expect(faults).toEqual([]);
});
