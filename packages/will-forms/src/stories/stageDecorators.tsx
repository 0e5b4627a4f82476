import type { Decorator } from '@storybook/react-vite';

/**
 * The page that a stage fills, without header and footer. The actions stand after the form instead of over it: axe
 * takes a field that is half under the bar for one too small to press, not seeing that it can be scrolled.
 */
export const onStagePage: Decorator = (Story) => (
  <main className="flex min-h-dvh flex-col bg-paper pt-8 text-ink [&_[data-slot=action-bar]]:static">
    <Story />
  </main>
);
