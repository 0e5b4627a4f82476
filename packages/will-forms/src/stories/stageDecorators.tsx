import type { Decorator } from '@storybook/react-vite';

/** The page that a stage fills, without header and footer. */
export const onStagePage: Decorator = (Story) => (
  <main className="flex min-h-dvh flex-col bg-paper pt-8 text-ink">
    <Story />
  </main>
);
