import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { SubmissionOverlay } from './SubmissionOverlay.tsx';

const meta = {
  title: 'Screens/Around submission/SubmissionOverlay',
  component: SubmissionOverlay,
  args: { open: true },
} satisfies Meta<typeof SubmissionOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EscapeDoesNothing: Story = {
  tags: ['visual'],
  play: async ({ userEvent }) => {
    const shown = await screen.findByRole('dialog', { name: 'Creating your will...' });
    await waitFor(() => expect(shown).toBeVisible());
    await waitFor(() => expect(screen.getByText('Please wait while we process your document')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog', { name: 'Creating your will...' })).toBeVisible();
  },
};

export const SettingThePages: Story = {
  args: { progress: { step: 'pages', done: 0.21 } },
  play: async () => {
    await expect(await screen.findByRole('progressbar', { name: 'Setting the pages' })).toHaveAttribute(
      'aria-valuenow',
      '21',
    );
  },
};

export const Sending: Story = {
  args: { progress: { step: 'sending', done: 0.7 } },
  play: async () => {
    await expect(await screen.findByText('Sending it to your account')).toBeVisible();
    // The specification's own words stay what they are.
    await expect(screen.getByText('Please wait while we process your document')).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
