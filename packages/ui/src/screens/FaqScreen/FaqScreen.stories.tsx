import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InShell, renderPlainLink } from '../inShell.fixture.tsx';
import { FaqScreen } from './FaqScreen.tsx';
import { faqItems } from './faqItems.ts';

const meta = {
  title: 'Screens/FAQ',
  component: FaqScreen,
  parameters: { layout: 'fullscreen' },
  args: { renderLink: renderPlainLink },
  decorators: [
    (Story) => (
      <InShell path="/faq">
        <Story />
      </InShell>
    ),
  ],
} satisfies Meta<typeof FaqScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(faqItems).toHaveLength(5);
    for (const { question, answer } of faqItems) {
      await expect(canvas.getByRole('heading', { level: 2, name: question })).toBeVisible();
      await expect(canvas.getByText(answer)).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  },
};

export const Dark: Story = { tags: ['visual'], globals: { theme: 'dark' } };
export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };
