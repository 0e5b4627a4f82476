import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AllocationBar } from './AllocationBar.tsx';

const meta = {
  title: 'Components/AllocationBar',
  component: AllocationBar,
  args: {
    hasKey: true,
    shares: [
      { key: 'a', name: 'Aarav', share: 50 },
      { key: 'b', name: 'Meera', share: 35 },
      { key: 'c', name: 'Ishaan', share: null },
    ],
  },
} satisfies Meta<typeof AllocationBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Partly: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Shares: Aarav 50%, Meera 35%. 15% left to share.' }),
    ).toBeVisible();
  },
};

export const Whole: Story = {
  args: {
    shares: [34, 33, 33].map((share, index) => ({
      key: `${index}`,
      name: ['Aarav', 'Meera', 'Ishaan'][index] ?? '',
      share,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /All of it is shared\.$/ })).toBeVisible();
  },
};

export const OverAHundred: Story = {
  tags: ['visual'],
  args: {
    shares: [
      { key: 'a', name: 'Aarav', share: 60 },
      { key: 'b', name: 'Meera', share: 50 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Shares: Aarav 60%, Meera 50%. Total 110%.' }),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  args: { shares: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Nothing is shared yet.' })).toBeVisible();
  },
};

const many = Array.from({ length: 40 }, (_, index) => ({
  key: `${index}`,
  name: `Nominee ${index + 1}`,
  share: index < 20 ? 3 : 2,
}));

export const FortyPeople: Story = { tags: ['visual'], args: { shares: many } };
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { shares: [{ key: 'a', name: 'Venkatanarasimharajuvaripeta Subrahmanyam Ramachandran', share: 70 }] },
};
export const Devanagari: Story = { args: { shares: [{ key: 'a', name: 'श्रीकांत शृंगारे', share: 70 }] } };
export const Dark: Story = { ...OverAHundred, globals: { theme: 'dark' } };
