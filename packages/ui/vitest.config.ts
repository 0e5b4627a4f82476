import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'unit',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Styles are emptied in tests otherwise, and the contrast test reads the token file.
    css: { include: [/tokens\.css/] },
  },
});
