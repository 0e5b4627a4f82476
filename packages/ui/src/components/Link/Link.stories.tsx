import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#documents', children: 'Recent documents' },
  render: (args) => (
    <p>
      Your will is under <Link {...args} />.
    </p>
  ),
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { tags: ['visual'] };
export const Dark: Story = { globals: { theme: 'dark' } };

export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Recent documents' })).toHaveFocus();
  },
};

export const ToAnotherWebsite: Story = {
  args: { external: true, href: 'https://example.com', children: 'Blog' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Blog (another website)' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    children: 'Flat 402, Shanti Niwas, Prabhat Road, Deccan Gymkhana, Pune 411004, Maharashtra, India',
  },
};

export const Devanagari: Story = { args: { children: <span lang="mr">माझे मृत्युपत्र</span> } };
