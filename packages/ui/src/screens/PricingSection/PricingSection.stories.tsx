import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { HomeScreen } from '../HomeScreen/index.ts';
import { InShell, renderPlainLink } from '../inShell.fixture.tsx';
import { PricingSection } from './PricingSection.tsx';

const meta = {
  title: 'Screens/Home/Prices',
  component: PricingSection,
  parameters: { layout: 'fullscreen' },
  args: {
    renderLink: renderPlainLink,
    currency: 'INR',
    onCurrencyChange: fn(),
    hrefs: { free: '/create-free-will', family: '/create-will', estate: '/create-will' },
  },
  render: function OnHome(args) {
    const [currency, setCurrency] = useState(args.currency);
    return (
      <InShell>
        <HomeScreen renderLink={renderPlainLink} getStartedHref="/get-started">
          <PricingSection
            {...args}
            currency={currency}
            onCurrencyChange={(next) => {
              setCurrency(next);
              args.onCurrencyChange(next);
            }}
          />
        </HomeScreen>
      </InShell>
    );
  },
} satisfies Meta<typeof PricingSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InRupees: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const prices = canvas.getAllByRole('article').map((card) => card.querySelector('p')?.textContent);
    await expect(prices).toEqual(['₹0one-time', '₹2,499one-time', '₹6,999+ and aboveone-time']);
    await expect(canvas.getByText('Prices in rupees include 18% GST')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get Started with Free Will' })).toHaveAttribute(
      'href',
      '/create-free-will',
    );
    await expect(canvas.getByRole('link', { name: 'Get Started with Family Protection' })).toHaveAttribute(
      'href',
      '/create-will',
    );
  },
};

export const SwitchedToDollars: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('USD'));
    await expect(args.onCurrencyChange).toHaveBeenCalledOnce();
    await expect(args.onCurrencyChange).toHaveBeenCalledWith('USD');
    const recommended = canvas.getByRole('article', { name: 'Family Protection' });
    await expect(within(recommended).getByText('$29.99')).toBeVisible();
    await expect(canvas.getByText('$89.99')).toHaveTextContent('$89.99+ and above');
    await waitFor(() => expect(canvas.getByText('Prices in US dollars')).toBeInTheDocument());
  },
};

/** Focus follows the order that is seen. */
export const RecommendedFirstOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().top);
    const [free = 0, family = 0, estate = 0] = tops;
    await expect(family).toBeLessThan(free);
    await expect(free).toBeLessThan(estate);
  },
};

export const RememberedDollars: Story = {
  args: { currency: 'USD' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'USD' })).toBeChecked();
    await expect(canvas.queryByText('Prices in US dollars')).toBeNull();
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = { tags: ['visual'], globals: { theme: 'dark' } };
