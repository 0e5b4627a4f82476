import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { InShell } from '../inShell.fixture.tsx';
import { PaymentScreen, type PaymentScreenProps } from './PaymentScreen.tsx';

/** Holds the amount, as the page does. */
function Held({ amount: initial, onAmountChange, ...props }: PaymentScreenProps) {
  const [amount, setAmount] = useState(initial);
  return (
    <PaymentScreen
      {...props}
      amount={amount}
      onAmountChange={(next) => {
        setAmount(next);
        onAmountChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Screens/Payment',
  component: PaymentScreen,
  parameters: { layout: 'fullscreen' },
  args: { amount: '', onAmountChange: fn(), busy: false, onPay: fn() },
  render: (args) => <Held {...args} />,
  decorators: [
    (Story) => (
      <InShell path="/payment" signedIn>
        <Story />
      </InShell>
    ),
  ],
} satisfies Meta<typeof PaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const message =
  '<p>Your balance is <strong>₹0</strong>. A will costs <strong>₹2,499</strong>.</p><script>alert(1)</script>';

export const Rest: Story = { tags: ['visual'] };

export const Dark: Story = {
  tags: ['visual'],
  args: { amount: '2499', message },
  globals: { theme: 'dark' },
};

export const AfterInsufficientBalance: Story = {
  tags: ['visual'],
  args: { amount: '100000', message },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹0')).toBeVisible();
    await expect(canvas.queryByText('alert(1)')).toBeNull();
    await expect(canvas.getByText('₹1,00,000')).toBeVisible();
  },
};

export const MessageWithNothingReadable: Story = {
  args: { message: '<script>alert(1)</script>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Insufficient Balance')).toBeVisible();
  },
};

export const Phone: Story = {
  tags: ['visual'],
  args: { amount: '2499', message },
  globals: { viewport: { value: 'phone' } },
};

export const InvalidAmount: Story = {
  tags: ['visual'],
  args: { amount: '0', error: 'Please enter a valid amount.' },
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveAccessibleDescription(/Please enter a valid amount\./);
  },
};

export const PaidByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.click(amount);
    await userEvent.keyboard('2499');
    await expect(canvas.getByText('₹2,499')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPay).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pay Now' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPay).toHaveBeenCalledTimes(2);
  },
};

export const Processing: Story = {
  args: { amount: '2499', busy: true },
  play: async () => {
    const overlay = await screen.findByRole('dialog', { name: 'Processing your payment…' });
    await waitFor(() => expect(overlay).toBeVisible());
  },
};

export const MessageDialog: Story = {
  tags: ['visual'],
  args: {
    amount: '2499',
    dialog: { message: 'Failed to load payment gateway. Please try again.', onClose: fn() },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Payment not completed' });
    await expect(dialog).toHaveAccessibleDescription('Failed to load payment gateway. Please try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Back to payment' }));
    await expect(args.dialog?.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.dialog?.onClose).toHaveBeenCalledTimes(2);
  },
};

export const LongMessageInHindi: Story = {
  args: {
    amount: '2499',
    message:
      '<p lang="hi">आपके खाते में पर्याप्त राशि नहीं है। वसीयत जमा करने के लिए कृपया <b>₹2,499</b> जोड़ें।</p><ul><li>Top up here</li><li>Then return and submit your will</li></ul>',
  },
  globals: { viewport: { value: 'phone' } },
};
