import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { InShell, renderPlainLink } from '../inShell.fixture.tsx';
import { BillingScreen } from './BillingScreen.tsx';
import type { BillingPayment } from './billingColumns.tsx';

const payments: readonly BillingPayment[] = [
  {
    id: 'pay_3',
    number: 1,
    date: '2026-11-26T20:10:00Z',
    amountPaise: 2_499_00,
    currency: 'INR',
    status: 'Success',
  },
  {
    id: 'order_2',
    number: 2,
    date: '2026-11-26T06:00:00Z',
    amountPaise: 19_99,
    currency: 'INR',
    status: 'Pending',
  },
  {
    id: 'pay_1',
    number: 3,
    date: '2026-03-01T06:00:00Z',
    amountPaise: 29_99,
    currency: 'USD',
    status: 'failed',
  },
];

const meta = {
  title: 'Screens/Billing',
  component: BillingScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    renderLink: renderPlainLink,
    paymentHref: '/payment',
    payments,
    loading: false,
    onRetry: fn(),
    onDownloadInvoice: fn(),
  },
  decorators: [
    (Story) => (
      <InShell path="/billing" signedIn>
        <Story />
      </InShell>
    ),
  ],
} satisfies Meta<typeof BillingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payment History' })).toBeVisible();
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['Sr No.', 'Date', 'Amount', 'Status', 'Invoice']);
    const [, ...rows] = canvas.getAllByRole('row');
    const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
    await expect(cells).toEqual([
      // 01:40 on 27 November in India.
      ['1', '27 Nov 2026', '₹2,499', 'Success', 'Download invoice'],
      ['2', '26 Nov 2026', '₹19.99', 'Pending', '—No invoice'],
      ['3', '1 Mar 2026', '$29.99', 'Failed', '—No invoice'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Download invoice of payment 1' }));
    await expect(args.onDownloadInvoice).toHaveBeenLastCalledWith('pay_3');
  },
};

export const Dark: Story = { tags: ['visual'], globals: { theme: 'dark' } };

export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  tags: ['visual'],
  args: { payments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payment history available')).toBeVisible();
  },
};

export const EmptyOnAPhone: Story = { args: { payments: [] }, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  args: { payments: [], loading: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
    await expect(canvas.queryByText('No payment history available')).toBeNull();
  },
};

export const Failed: Story = {
  tags: ['visual'],
  args: { payments: [], error: 'Failed to fetch billing data' },
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Error');
    await expect(alert).toHaveTextContent('Failed to fetch billing data');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** What was fetched before stays readable while it can't be fetched anew. */
export const FailedWithPaymentsKnown: Story = {
  args: { error: 'Failed to fetch billing data' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch billing data');
    await expect(canvas.getByText('₹2,499')).toBeVisible();
  },
};

/** C-55: while an invoice is made, its button does nothing and says so. */
export const MakingAnInvoice: Story = {
  args: { busyIds: new Set(['pay_3']) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Download invoice of payment 1' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onDownloadInvoice).not.toHaveBeenCalled();
  },
};

const onDismiss = fn();
export const InvoiceFailed: Story = {
  args: { alert: { message: 'Failed to download invoice. Please try again later.', onDismiss } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to download invoice.');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
};

/** A service elsewhere may leave the date out and name a currency that is none. */
export const LongAndUnknown: Story = {
  args: {
    payments: [
      {
        id: 'odd',
        number: 1,
        date: '',
        amountPaise: 99_99_99_999_99,
        currency: 'rupees',
        status: 'Success',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not known')).toBeInTheDocument();
    await expect(canvas.getByText('rupees 999999999.99')).toBeVisible();
  },
};
