import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  render: (args) => (
    <p className="flex items-center gap-3 text-primary">
      <Spinner {...args} />
      <span>Creating your will...</span>
    </p>
  ),
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideWords: Story = { tags: ['visual'] };
export const Large: Story = { args: { size: 'large' } };
export const Dark: Story = { globals: { theme: 'dark' } };

export const StandsStillWithReducedMotion: Story = {
  play: async ({ canvasElement }) => {
    const [turning, still] = canvasElement.querySelectorAll('[data-slot="spinner"] > svg');
    if (turning === undefined || still === undefined)
      throw new Error('The spinner has lost one of its two pictures');
    const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(getComputedStyle(turning).display === 'none').toBe(isReduced);
    await expect(getComputedStyle(still).display === 'none').toBe(!isReduced);
  },
};
