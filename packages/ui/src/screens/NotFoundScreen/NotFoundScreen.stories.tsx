import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InShell, renderPlainLink } from '../inShell.fixture.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Screens/Page not found',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  args: { renderLink: renderPlainLink },
  decorators: [
    (Story) => (
      <InShell path="/no-such-page">
        <Story />
      </InShell>
    ),
  ],
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};

export const Dark: Story = { tags: ['visual'], globals: { theme: 'dark' } };

export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };
