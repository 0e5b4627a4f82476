import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: {
    label: 'I have reviewed all the information and agree to the terms and conditions above',
    name: 'agreed',
    checked: false,
    onCheckedChange: fn(),
  },
  render: function Held(args) {
    const [checked, setChecked] = useState(args.checked);
    return (
      <Checkbox
        {...args}
        checked={checked}
        onCheckedChange={(next) => {
          setChecked(next);
          args.onCheckedChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Checked: Story = { tags: ['visual'], args: { checked: true } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox', { name: /I have reviewed/ });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

export const WithError: Story = {
  tags: ['visual', 'visual-a11y'],
  args: { error: 'You must agree to the terms and conditions to proceed' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /I have reviewed/ });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(
      'Error: You must agree to the terms and conditions to proceed',
    );
  },
};

export const SomeSelected: Story = {
  args: { label: 'Select all documents', checked: 'indeterminate' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select all documents' });
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

export const WithoutVisibleLabel: Story = {
  args: { label: 'Select document My will', hideLabel: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select document My will' }));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const WithHint: Story = { args: { label: 'Show all sections', hint: 'Printing opens them anyway' } };
export const Devanagari: Story = { args: { label: <span lang="hi">मैंने सारी जानकारी जाँच ली है</span> } };
export const LongText: Story = { globals: { viewport: { value: 'phone' } }, args: { checked: true } };
export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };
