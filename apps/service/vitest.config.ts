import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'unit',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: ['src/test-support/databases.setup.ts'],
    // The embedded database takes its time on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
