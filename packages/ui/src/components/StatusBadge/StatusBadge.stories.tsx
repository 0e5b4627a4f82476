import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Status, StatusBadge } from './StatusBadge.tsx';

const statuses: readonly Status[] = ['draft', 'complete', 'Success', 'Pending', 'failed'];

const meta = {
  title: 'Components/StatusBadge',
  component: StatusBadge,
  args: { status: 'draft' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Draft')).toBeVisible();
  },
};

export const AllStates: Story = {
  tags: ['visual', 'visual-a11y'],
  render: () => (
    <div className="flex flex-wrap gap-3">
      {statuses.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </div>
  ),
};

export const Dark: Story = { ...AllStates, globals: { theme: 'dark' } };

/** As in a table of many columns: the badge keeps its word whole. */
export const InANarrowColumn: Story = {
  args: { status: 'complete' },
  render: (args) => (
    <div className="w-16">
      <StatusBadge {...args} />
    </div>
  ),
};
