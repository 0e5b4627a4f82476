import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryFooter } from './Footer.fixture.tsx';

const meta = {
  title: 'Components/Footer',
  component: StoryFooter,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    for (const name of ['Services', 'Company', 'Legal']) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'sales@example.com' })).toHaveAttribute(
      'href',
      'mailto:sales@example.com',
    );
    await expect(canvas.getByText('© 2026 Virasat')).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

export const LongText: Story = {
  args: {
    address:
      'Office no. 4027, Fourth Floor, Sri Venkateswara Corporate Park and Convention Centre\nNear Old Mumbai Pune Highway\nPimpri-Chinchwad 411018',
    email: 'customer.relations.and.grievances@a-very-long-name-of-a-company.example',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Devanagari: Story = { args: { address: 'उदाहरण रस्ता १\nपुणे ४११००१', lang: 'mr' } };
