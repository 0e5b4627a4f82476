import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { LogOutDialog } from './LogOutDialog.tsx';

const meta = {
  title: 'Screens/LogOutDialog',
  component: LogOutDialog,
  args: {
    open: true,
    saving: false,
    failed: false,
    onSaveAndLogOut: fn(),
    onLogOut: fn(),
    onStay: fn(),
  },
} satisfies Meta<typeof LogOutDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {
  tags: ['visual'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save and log out' }));
    await expect(args.onSaveAndLogOut).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Log out without saving' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};

export const EscapeStays: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Save your will first?' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onLogOut).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { saving: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Saving…' }));
    await expect(args.onSaveAndLogOut).not.toHaveBeenCalled();
  },
};

export const SaveFailed: Story = {
  args: { failed: true },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to save will. Please try again.',
    );
  },
};

/** A deed can't be saved to the account, so nothing of the kind is offered. */
export const DeedOnly: Story = {
  args: { loses: 'deed' },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Log out and lose your free will-deed?' });
    await expect(screen.queryByRole('button', { name: 'Save and log out' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

export const WillAndDeed: Story = {
  args: { loses: 'both' },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Your free will-deed is removed too');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
