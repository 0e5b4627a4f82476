import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Address', name: 'address', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const lines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index + 1}`).join('\n');

export const Rest: Story = { tags: ['visual'], args: { hint: 'House, street, town, PIN code' } };

export const WithError: Story = {
  args: { error: 'This field is required' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Address' });
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Error: This field is required');
  },
};

export const GrowsWithTheText: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Address' });
    const atFirst = area.clientHeight;
    await userEvent.click(area);
    await userEvent.keyboard('12 Prabhat Road{Enter}Deccan{Enter}Pune{Enter}411004{Enter}India');
    await expect(area.clientHeight).toBeGreaterThan(atFirst);
  },
};

export const StopsAtTwelveLines: Story = {
  args: { defaultValue: lines(40) },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Address' });
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    defaultValue: 'Flat 402, Shanti Niwas, Prabhat Road, Deccan Gymkhana, Pune 411004, Maharashtra, India',
  },
};

export const Devanagari: Story = {
  args: { lang: 'hi', defaultValue: 'शांति निवास, प्रभात रोड\nपुणे ४११००४\nर्क्ष्म्य शृंखला' },
};

export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };
