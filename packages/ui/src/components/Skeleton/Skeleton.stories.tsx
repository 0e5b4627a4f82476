import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonArea } from './SkeletonArea.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: SkeletonArea,
  args: {
    label: 'Loading your will',
    children: (
      <div className="space-y-4">
        <Skeleton className="h-9 w-3/5" />
        <Skeleton />
        <Skeleton className="w-4/5" />
        <Skeleton className="h-12" />
      </div>
    ),
  },
} satisfies Meta<typeof SkeletonArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShownAfterAMoment: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    const area = canvasElement.querySelector('[data-slot="skeleton-area"]');
    await expect(area).toHaveAttribute('aria-busy', 'true');
    await expect(await canvas.findByText('Loading your will')).toBeInTheDocument();
    await expect(area?.querySelectorAll('[data-slot="skeleton"]')).toHaveLength(4);
  },
};

export const Dark: Story = { ...ShownAfterAMoment, globals: { theme: 'dark' } };
