import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { MoveDialog } from './MoveDialog.tsx';

const meta = {
  title: 'Screens/Recent documents/Move',
  component: MoveDialog,
  args: { move: { to: 'bin', count: 3 }, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof MoveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToTheBin: Story = {
  tags: ['visual'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Move 3 documents to the bin?' });
    await expect(dialog).toHaveAccessibleDescription(/You can restore them for 30 days\./);
    const move = screen.getByRole('button', { name: 'Move to Bin (3)' });
    // The dialog is there a moment before it can be pressed.
    await waitFor(() => expect(window.getComputedStyle(move).pointerEvents).not.toBe('none'));
    await userEvent.click(move);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const BackFromTheBin: Story = {
  args: { move: { to: 'list', count: 1 } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Restore 1 document?' });
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(window.getComputedStyle(cancel).pointerEvents).not.toBe('none'));
    await userEvent.click(cancel);
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const NothingAsked: Story = {
  args: { move: null },
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
