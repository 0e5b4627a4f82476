import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleProvider } from '../ContactScreen/providerFacts.fixture.ts';
import { InShell, renderPlainLink } from '../inShell.fixture.tsx';
import { AboutScreen } from './AboutScreen.tsx';

const meta = {
  title: 'Screens/About',
  component: AboutScreen,
  parameters: { layout: 'fullscreen' },
  args: { renderLink: renderPlainLink, provider: exampleProvider, getStartedHref: '/get-started' },
  decorators: [
    (Story) => (
      <InShell path="/about">
        <Story />
      </InShell>
    ),
  ],
} satisfies Meta<typeof AboutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    await expect(
      canvas.getByText(/a service of Example Technology Company, a technology company based in Pune, India/),
    ).toBeVisible();
    await expect(canvas.getByText('Mon-Fri 9am to 7pm IST')).toBeVisible();
    const main = canvas.getByRole('main');
    const hrefs = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual([
      'tel:+910000000000',
      'mailto:sales@example.com',
      '/get-started',
      '/how-it-works',
    ]);
  },
};

export const Dark: Story = { tags: ['visual'], globals: { theme: 'dark' } };
export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };
