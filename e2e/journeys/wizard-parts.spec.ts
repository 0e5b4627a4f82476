import { expect, type Page, test } from '@playwright/test';
import { meera } from '@virasat/will-model/fixtures';
import { gate } from '../support/gate.ts';
import { keptText, openWizardWith } from '../support/kept-draft.ts';
import { signUp } from '../support/sign-in.ts';
import { expectStage, goOn } from '../support/wizard.ts';

const STAGES = '**/assets/WizardBody-*.js';
const REVIEW = '**/assets/ReviewStage-*.js';
const alertOn = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'A part of this page could not be loaded.' });

test('the wizard goes on without a connection once its introduction was read', async ({ page, context }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
  const stages = page.waitForResponse(STAGES);
  await page.goto('/create-will');
  const start = page.getByRole('button', { name: 'Start Creating My Will' });
  await expect(start).toBeVisible();
  await (await stages).finished();
  await context.setOffline(true);
  await start.click();
  await expectStage(page, { stage: 1, name: 'Personal Details' });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a stage whose code is long on its way is told of', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
  const held = gate();
  await page.route(REVIEW, async (route) => {
    await held.isOpen;
    await route.continue();
  });
  await openWizardWith(page, meera, 6);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.click();
  await expect(next).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Opening Review…' })).toBeVisible();
  await expect(next).toBeFocused();
  held.open();
  await expectStage(page, { stage: 7, name: 'Review your will' });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Opening Review…')).toHaveCount(0);
});

test('a stage whose code can’t be loaded says so, loses nothing, and is there when the page is loaded anew', async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
  await page.route(REVIEW, (route) => route.abort());
  await openWizardWith(page, meera, 6);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(alertOn(page)).toContainText('Nothing that you typed is lost.');
  expect(await keptText(page)).toContain('Meera Deshpande');
  // The stages that are there still are.
  await page.goBack();
  await expectStage(page, { stage: 6, name: 'Other Information' });
  await expect(alertOn(page)).toHaveCount(0);
  await page.unroute(REVIEW);
  await page.goForward();
  // This browser remembers what it could not load.
  await alertOn(page).getByRole('button', { name: 'Reload this page' }).click();
  await expectStage(page, { stage: 7, name: 'Review your will' });
});

test('a wizard whose stages can’t be loaded says so and can be loaded anew', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await signUp(page);
  await page.route(STAGES, (route) => route.abort());
  await page.goto('/create-will');
  await page.getByRole('button', { name: 'Start Creating My Will' }).click();
  await expect(alertOn(page)).toBeVisible();
  await page.unroute(STAGES);
  await alertOn(page).getByRole('button', { name: 'Reload this page' }).click();
  await expectStage(page, { stage: 1, name: 'Personal Details' });
  await openWizardWith(page, meera, 2);
  await goOn(page, { stage: 3, name: 'Assets' });
});
