import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../tools/browser.mjs';
import { WEB } from './support/addresses.ts';
import { fullBrowserLaunchOptions } from './support/full-browser.ts';

const launchOptions = await browserLaunchOptions();
const fullBrowser = fullBrowserLaunchOptions(launchOptions.args);

/** Journeys over the built product: real browser, real service, real database. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results/e2e',
  globalSetup: './support/global-setup.ts',
  // One product and two accounts serve the journeys, so they follow each other; beside them run those that sign up as
  // somebody new.
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: WEB,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'monkey', testMatch: /monkey/, workers: 1 },
    { name: 'shell', testIgnore: /framed-preview|monkey/, workers: 1 },
    // The lock file's browser is a headless shell without a PDF viewer; frames show PDFs only in the whole one.
    ...(fullBrowser === null
      ? []
      : [
          {
            name: 'full chromium',
            testMatch: /framed-preview/,
            workers: 1,
            use: { channel: 'chromium', launchOptions: fullBrowser },
          },
        ]),
  ],
});
