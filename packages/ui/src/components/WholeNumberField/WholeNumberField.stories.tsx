import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { WholeNumberField } from './WholeNumberField.tsx';

const meta = {
  title: 'Components/WholeNumberField',
  component: WholeNumberField,
  args: { label: 'Age', name: 'age', value: null, onValueChange: fn(), maxDigits: 3, suffix: 'years' },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <WholeNumberField
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof WholeNumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { tags: ['visual'], args: { value: 9 } };

export const AHundredAndOneCanBeTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Age' });
    await userEvent.click(input);
    await userEvent.keyboard('101');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(101);
    await userEvent.keyboard('2');
    await expect(input).toHaveValue('101');
    await expect(canvas.getByText('At most 3 digits')).toBeVisible();
  },
};

export const ZeroIsANumber: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Age' }));
    await userEvent.keyboard('00');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    await expect(canvas.getByRole('textbox', { name: 'Age' })).toHaveValue('0');
  },
};

/** Case C-26: an age holds digits only. */
export const LettersAndSignsAreRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Age' });
    await userEvent.click(input);
    await userEvent.keyboard('-');
    await expect(input).toHaveValue('');
    await expect(canvas.getByText('Whole numbers only')).toBeVisible();
  },
};

export const WithError: Story = { args: { value: 101, error: 'Please enter a valid age (0-100)' } };
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { label: 'Age in completed years on the day on which you make this will', value: 100 },
};
export const Devanagari: Story = { args: { label: 'आयु', suffix: 'वर्ष', value: 12 } };
export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };
