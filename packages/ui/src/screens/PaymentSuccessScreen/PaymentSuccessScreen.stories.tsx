import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InShell } from '../inShell.fixture.tsx';
import { PaymentSuccessScreen } from './PaymentSuccessScreen.tsx';

const meta = {
  title: 'Screens/Payment success',
  component: PaymentSuccessScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    returnHref: '/create-will?stage=7',
    billingHref: '/billing',
    isCredited: true,
    renderLink: ({ href, ...props }) => <a href={href} {...props} />,
  },
  decorators: [
    (Story) => (
      <InShell path="/payment" signedIn>
        <Story />
      </InShell>
    ),
  ],
} satisfies Meta<typeof PaymentSuccessScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StartsAtTheHeading: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Payment Successful!' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Return to Submit Will' })).toHaveAttribute(
      'href',
      '/create-will?stage=7',
    );
  },
};

/** The partner has the money, the service has not heard of it yet: nobody is led to pay twice. */
export const BalanceFollowsLater: Story = {
  tags: ['visual'],
  args: { isCredited: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/there is no need to pay again/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See it in Billing' })).toHaveAttribute('href', '/billing');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
