import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { expect } from 'storybook/test';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Components/Tag',
  component: Tag,
  args: { tone: 'neutral', children: 'Primary' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const AllTones: Story = {
  tags: ['visual'],
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Tag tone="neutral">Backup 1</Tag>
      <Tag tone="brass" icon={<Star aria-hidden className="size-4" strokeWidth={1.75} />}>
        Recommended
      </Tag>
      <Tag tone="warn">Missing</Tag>
      <Tag tone="ok">Checked</Tag>
      <Tag tone="danger">Unknown</Tag>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    // The word is what is read; the icon adds nothing to it.
    await expect(canvas.getByText('Recommended')).toBeVisible();
    await expect(canvasElement.querySelectorAll('svg:not([aria-hidden])')).toHaveLength(0);
    await expect(canvasElement.querySelectorAll('[data-slot="tag"]')).toHaveLength(5);
  },
};

export const Dark: Story = { ...AllTones, globals: { theme: 'dark' } };
export const LongText: Story = {
  args: {
    tone: 'warn',
    children: 'Something is missing in this section and has to be put right before going on to the review',
  },
  render: (args) => (
    <div className="w-48">
      <Tag {...args} />
    </div>
  ),
};
export const Devanagari: Story = { args: { tone: 'ok', lang: 'mr', children: 'पूर्ण झाले' } };
