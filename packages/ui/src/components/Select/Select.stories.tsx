import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Select } from './Select.tsx';

const assetTypes = [
  'Financial Account',
  'Retirement Account',
  'Life Insurance',
  'Real Estate',
  'Vehicle',
  'Cash and Valuables',
  'Others',
].map((label) => ({ value: label, label }));

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'Asset type', name: 'type', options: assetTypes, onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Asset type' })).toHaveDisplayValue('Choose one');
  },
};

export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const select = canvas.getByRole('combobox', { name: 'Asset type' });
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Vehicle');
    await expect(select).toHaveValue('Vehicle');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const WithError: Story = {
  args: { error: 'Asset type is required' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Asset type' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Error: Asset type is required');
  },
};

export const WithUsedOption: Story = {
  args: {
    label: 'Nominee',
    options: [
      { value: '1', label: 'Aarav (already added)', disabled: true },
      { value: '2', label: 'Meera' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'Aarav (already added)' })).toBeDisabled();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    defaultValue: 'long',
    options: [
      { value: 'long', label: 'Venkatanarasimharajuvaripeta Subrahmanyam Ramachandran Trust for Schools' },
    ],
  },
};

export const Devanagari: Story = {
  args: { label: 'Nominee', lang: 'mr', defaultValue: '1', options: [{ value: '1', label: 'श्रीकांत शृंगारे' }] },
};

export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };

export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};
