import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InShell, renderPlainLink } from '../inShell.fixture.tsx';
import { HowItWorksScreen } from './HowItWorksScreen.tsx';

const meta = {
  title: 'Screens/How it works',
  component: HowItWorksScreen,
  parameters: { layout: 'fullscreen' },
  args: { renderLink: renderPlainLink, getStartedHref: '/get-started' },
  decorators: [
    (Story) => (
      <InShell path="/how-it-works">
        <Story />
      </InShell>
    ),
  ],
} satisfies Meta<typeof HowItWorksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    const titles = [...main.querySelectorAll('ol > li h2')].map((title) => title.textContent);
    await expect(titles).toEqual([
      'Fill in your details',
      'Review and customize',
      'Generate your will',
      'Sign and store',
    ]);
    await expect(main.querySelector('a')).toHaveAttribute('href', '/get-started');
  },
};

export const Dark: Story = { tags: ['visual'], globals: { theme: 'dark' } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };
