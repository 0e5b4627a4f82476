import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunchOptions } from './tools/browser.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

// Every story as a test: it renders, its play function passes, axe finds nothing.
export default defineConfig(async () => ({
  test: {
    projects: [
      {
        plugins: [storybookTest({ configDir: join(root, '.storybook') })],
        // What stories reach only through an import of an import. Found late, it would make Vite reload the page in
        // the middle of a run.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'storybook/test',
            '@storybook/react-vite',
            '@storybook/addon-a11y/preview',
            'axe-core',
          ],
        },
        test: {
          name: 'stories',
          setupFiles: [join(root, '.storybook/vitest.setup.ts')],
          // Two cores: a second page at a time only makes both slow.
          fileParallelism: false,
          // One page for all files, as the catalogue itself has it: taking everything in anew for each doubles the time.
          isolate: false,
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' as const }],
            provider: playwright({
              launchOptions: await browserLaunchOptions(),
              contextOptions: {
                // The add-on's own frame; with a smaller window Vitest would shrink it.
                viewport: { width: 1200, height: 900 },
                deviceScaleFactor: 1,
                reducedMotion: 'reduce',
                locale: 'en-IN',
                timezoneId: 'Asia/Kolkata',
              },
            }),
          },
        },
      },
    ],
  },
}));
