/** `pnpm chromatic`: publishes the built catalogue to Chromatic, where a project's token is at hand. */
import { run } from './lib/run.mjs';

async function publish() {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    console.log(
      'CHROMATIC_PROJECT_TOKEN is not set, so nothing is published. `pnpm visual` compares the same stories here.',
    );
    return 0;
  }
  const built = await run(['storybook', 'build', '--output-dir', 'storybook-static', '--quiet']);
  if (built !== 0) return built;
  return run(['chromatic', '--storybook-build-dir', 'storybook-static', '--exit-once-uploaded']);
}

process.exitCode = await publish();
