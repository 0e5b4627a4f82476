import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CurrencySelect } from './CurrencySelect.tsx';

const meta = {
  title: 'Components/CurrencySelect',
  component: CurrencySelect,
  args: { label: 'Show prices in', value: 'INR', onValueChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <CurrencySelect
        {...args}
        value={value}
        onValueChange={(currency) => {
          setValue(currency);
          args.onValueChange(currency);
        }}
      />
    );
  },
} satisfies Meta<typeof CurrencySelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Show prices in' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'INR' })).toBeChecked();
    await userEvent.click(canvas.getByText('USD'));
    await expect(canvas.getByRole('radio', { name: 'USD' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('USD');
  },
};

export const ByKeyboard: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'INR' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'USD' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('USD');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const TargetsForAThumb: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) {
      const { width, height } = radio.getBoundingClientRect();
      await expect(width).toBeGreaterThanOrEqual(44);
      await expect(height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const DollarsChosen: Story = { args: { value: 'USD' } };
export const Dark: Story = { args: { value: 'USD' }, globals: { theme: 'dark' } };
export const LongText: Story = {
  args: { label: 'Show every price on this page in the currency that you would like to pay in' },
  globals: { viewport: { value: 'phone' } },
};
export const Devanagari: Story = {
  args: { label: 'किमती या चलनात दाखवा', lang: 'mr' },
};
