import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';

const meta = {
  title: 'Screens/Around submission/UnsavedChangesDialog',
  component: UnsavedChangesDialog,
  args: { open: true, onCancel: fn(), onStartNewWill: fn() },
} satisfies Meta<typeof UnsavedChangesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FocusStartsOnCancel: Story = {
  tags: ['visual'],
  play: async () => {
    const shown = await screen.findByRole('alertdialog', { name: 'Unsaved Changes' });
    await waitFor(() => expect(shown).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const EscapeKeepsTheDraft: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onStartNewWill).not.toHaveBeenCalled();
  },
};

export const StartNewWill: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Start New Will' }));
    await expect(args.onStartNewWill).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
