import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

/** A page with a button that asks first. */
function Asker(props: Omit<ConfirmDialogProps, 'open' | 'onOpenChange'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1>Recent documents</h1>
      <Button onClick={() => setOpen(true)}>Create New Will</Button>
      <ConfirmDialog {...props} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Components/ConfirmDialog',
  component: Asker,
  args: {
    title: 'Unsaved Changes',
    children: 'Starting again deletes the answers on this device.',
    cancelLabel: 'Cancel',
    confirmLabel: 'Start New Will',
    tone: 'danger',
    onConfirm: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create New Will' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Unsaved Changes' })).toBeVisible();
  },
} satisfies Meta<typeof Asker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = { tags: ['visual'] };

export const FocusStartsOnTheSafeAnswer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Create New Will' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleDescription('Starting again deletes the answers on this device.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Start New Will' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const StaysUntilItsOwnerClosesIt: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create New Will' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Start New Will' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create New Will' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Start New Will' }));
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** The owner is at work from the first press on. */
function AskerAtWork({ onConfirm, ...props }: Omit<ConfirmDialogProps, 'open' | 'onOpenChange'>) {
  const [isBusy, setBusy] = useState(false);
  const handleConfirm = () => {
    setBusy(true);
    onConfirm();
  };
  return <Asker {...props} busy={isBusy} onConfirm={handleConfirm} />;
}

/** Case C-55: two presses within a moment, and Enter after them, are one answer. */
export const TwoPressesAreOneAnswer: Story = {
  render: (args) => <AskerAtWork {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create New Will' }));
    const confirm = await screen.findByRole('button', { name: 'Start New Will' });
    await userEvent.dblClick(confirm);
    confirm.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    title: 'Unsaved Changes',
    children:
      'Three shares name this nominee: the flat at Sadashiv Peth, the account at the Bank of Maharashtra and the residue. '.repeat(
        4,
      ),
    confirmLabel: 'Remove the nominee and leave the shares to nobody',
  },
};

export const Devanagari: Story = {
  args: { children: <span lang="mr">श्रीकांत देशपांडे यांचे नाव तीन वाट्यांमध्ये आहे.</span> },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
