import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { UnexpectedErrorScreen } from './UnexpectedErrorScreen.tsx';

const meta = {
  title: 'Screens/Unexpected error',
  component: UnexpectedErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: { detail: 'Failed to fetch dynamically imported module', onReload: fn() },
} satisfies Meta<typeof UnexpectedErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};

export const Dark: Story = { tags: ['visual'], globals: { theme: 'dark' } };

export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

export const LongDetailOnAPhone: Story = {
  args: {
    detail:
      'TypeError: Failed to fetch dynamically imported module: https://www.example.com/assets/create-will-B2nV8kq7d9fQm1xW3cRz5.js\nStatus 503',
  },
  globals: { viewport: { value: 'phone' } },
};

export const Devanagari: Story = {
  args: { detail: 'दस्तावेज़ “श्रीकांत की वसीयत” नहीं मिला' },
};
