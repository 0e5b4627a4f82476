import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InShell } from '../inShell.fixture.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';

const meta = {
  title: 'Screens/Loading',
  component: LoadingScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <InShell path="/dashboard" signedIn>
        <h1 className="sr-only">Dashboard</h1>
        <Story />
      </InShell>
    ),
  ],
} satisfies Meta<typeof LoadingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the page')).toBeInTheDocument();
  },
};

export const Dark: Story = { ...Rest, globals: { theme: 'dark' } };

export const Phone: Story = { ...Rest, globals: { viewport: { value: 'phone' } } };
