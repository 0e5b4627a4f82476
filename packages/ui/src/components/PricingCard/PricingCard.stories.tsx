import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PricingCard } from './PricingCard.tsx';

const meta = {
  title: 'Components/PricingCard',
  component: PricingCard,
  args: {
    name: 'Free Will',
    price: '₹0',
    priceNote: 'one-time',
    description: 'A simple will on a single page.',
    features: ['Simple will', 'Basic asset distribution', 'Digital storage', 'Email support'],
    href: '/get-started',
    actionLabel: 'Get Started',
    actionDetail: 'with Free Will',
    renderLink: ({ children, ...props }) => <a {...props}>{children}</a>,
  },
  decorators: [
    (Story) => (
      <section className="max-w-sm pt-4">
        <h2 className="sr-only">Prices</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof PricingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Free Will' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get Started with Free Will' })).toHaveAttribute(
      'href',
      '/get-started',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.queryByText('and above')).toBeNull();
  },
};

export const Recommended: Story = {
  tags: ['visual'],
  args: {
    name: 'Family Protection',
    actionDetail: 'with Family Protection',
    price: '₹2,499',
    recommended: 'Recommended',
    featuresLead: 'Everything in Free Will, and',
    features: ['Living will', 'Healthcare directive', 'Guardian designation'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Recommended')).toBeVisible();
  },
};

export const TrailingPlus: Story = {
  args: { name: 'Estate Planning Plus', price: '₹6,999', plus: 'and above' },
  play: async ({ canvas }) => {
    const price = canvas.getByText(/6,999/);
    await expect(price).toHaveTextContent('₹6,999+ and above');
    await expect(canvas.getByText('+')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Focus: Story = {
  tags: ['visual'],
  args: Recommended.args ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Get Started with Family Protection' })).toHaveFocus();
  },
};

export const RecommendedDark: Story = { ...Recommended, tags: ['visual'], globals: { theme: 'dark' } };

export const LongText: Story = {
  ...Recommended,
  args: {
    ...Recommended.args,
    name: 'Family Protection for households with many members',
    description: 'A description that runs on for longer than anybody would wish, over three lines or more.',
    features: [
      'A feature whose name needs more than one line of the card',
      'Lebensversicherungsgesellschaft',
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const Devanagari: Story = {
  args: {
    lang: 'mr',
    actionDetail: 'कुटुंब संरक्षण',
    name: 'कुटुंब संरक्षण',
    priceNote: 'एकदाच',
    description: 'टप्प्याटप्प्याने तयार होणारे मृत्युपत्र.',
    features: ['साधे मृत्युपत्र', 'मूलभूत वाटप'],
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
