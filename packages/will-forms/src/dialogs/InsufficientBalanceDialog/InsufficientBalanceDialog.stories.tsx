import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { InsufficientBalanceDialog } from './InsufficientBalanceDialog.tsx';

const HOSTILE =
  '<b>Balance ₹0</b><br>Top up <a href="https://example.com">here</a>' +
  '<img src=x onerror="window.__x=1"><svg onload="window.__x=1"><a href="javascript:window.__x=1">go</a></svg>' +
  '<style>body{display:none}</style>';

const meta = {
  title: 'Screens/Around submission/InsufficientBalanceDialog',
  component: InsufficientBalanceDialog,
  args: {
    open: true,
    messageHtml:
      '<p>Your balance is <b>₹0</b>. A will costs <b>₹2,499</b>.</p><p>Top up your balance to submit this will.</p>',
    onCancel: fn(),
    onPayNow: fn(),
  },
} satisfies Meta<typeof InsufficientBalanceDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = () => screen.findByRole('dialog', { name: 'Insufficient Balance' });

export const PayNow: Story = {
  tags: ['visual'],
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog());
    await waitFor(() => expect(dialog.getByText('₹2,499')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Pay Now' }));
    await expect(args.onPayNow).toHaveBeenCalledOnce();
  },
};

export const CancelAndEscape: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(within(await findDialog()).getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledTimes(2));
    await expect(args.onPayNow).not.toHaveBeenCalled();
  },
};

/** C-52: what could run or restyle the page is gone, the words and the https link stay. */
export const HostileMessage: Story = {
  args: { messageHtml: HOSTILE },
  play: async () => {
    const dialog = await findDialog();
    await waitFor(() => expect(within(dialog).getByText('Balance ₹0')).toBeVisible());
    const links = within(dialog).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.com']);
    await expect(dialog.querySelector('img, svg[onload], style, script')).toBeNull();
    await expect('__x' in window).toBe(false);
  },
};

export const EmptyMessage: Story = {
  args: { messageHtml: '' },
  play: async () => {
    const sentence = within(await findDialog()).getByText(/Your balance does not cover this will\./);
    await waitFor(() => expect(sentence).toBeVisible());
  },
};

export const LessThanSign: Story = {
  args: { messageHtml: 'Balance <5 rupees' },
  play: async () => {
    const sentence = within(await findDialog()).getByText('Balance <5 rupees');
    await waitFor(() => expect(sentence).toBeVisible());
  },
};

export const FiveThousandLetters: Story = {
  args: { messageHtml: `<p>${'Your balance does not cover this will. '.repeat(128)}</p>` },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
