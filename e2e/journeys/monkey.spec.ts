import { expect, test } from '@playwright/test';
import { meera } from '@virasat/will-model/fixtures';
import { openWizardWith } from '../support/kept-draft.ts';
import { doSomething, expectKeptAsShown, stayInWizard } from '../support/monkey.ts';
import { chanceFrom } from '../support/random.ts';
import { signUp } from '../support/sign-in.ts';

const minutes = Number(process.env['MONKEY_MINUTES'] ?? 2);
const seed = Number(process.env['MONKEY_SEED'] ?? Date.now() % 1_000_000);
/** How many things are done between two looks at what is kept. */
const LOOK_EVERY = 25;

test(`${minutes} minutes of anything at all lose nothing and break nothing`, async ({ page }) => {
  test.setTimeout((minutes + 3) * 60_000);
  test.info().annotations.push({ type: 'seed', description: String(seed) });
  const faults: string[] = [];
  page.on('pageerror', ({ name, message }) => faults.push(`${name}: ${message}`));
  page.on('console', (message) => {
    // What the network refuses is told on the page; what the code throws is not expected at all.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
  await openWizardWith(page, meera, 1);
  await expect(page.locator('form[data-stage="1"]')).toBeVisible({ timeout: 60_000 });

  const chance = chanceFrom(seed);
  const end = Date.now() + minutes * 60_000;
  const done: string[] = [];
  let compared = await expectKeptAsShown(page);
  // The first stage is full of texts: a look that finds none of them would find no fault either.
  expect(compared).toBeGreaterThan(5);
  while (Date.now() < end) {
    done.push(await doSomething(page, chance));
    await stayInWizard(page);
    expect(faults, `seed ${seed}, after ${done.slice(-10).join(', ')}`).toEqual([]);
    if (done.length % LOOK_EVERY === 0) compared += await expectKeptAsShown(page);
  }
  compared += await expectKeptAsShown(page);
  test.info().annotations.push({ type: 'actions', description: String(done.length) });
  test.info().annotations.push({ type: 'texts compared', description: String(compared) });
});
