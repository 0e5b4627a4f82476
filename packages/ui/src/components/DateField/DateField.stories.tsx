import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DateField } from './DateField.tsx';
import { emptyDateParts } from './dateParts.ts';

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: {
    label: 'Date of birth',
    name: 'dob',
    parts: emptyDateParts,
    onPartsChange: fn(),
    earliest: '1900-01-01',
    latest: '2026-11-27',
    autoComplete: 'bday',
  },
  render: function Held(args) {
    const [parts, setParts] = useState(args.parts);
    return (
      <DateField
        {...args}
        parts={parts}
        onPartsChange={(next, iso) => {
          setParts(next);
          args.onPartsChange(next, iso);
        }}
      />
    );
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Date of birth' });
    await expect(group).toHaveAccessibleDescription('For example, 27 3 1984');
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveAttribute('autocomplete', 'bday-day');
  },
};

export const Typing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveFocus();
    await userEvent.keyboard('27');
    // No jump to the month: that would surprise those who correct themselves.
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('mar');
    await userEvent.tab();
    await userEvent.keyboard('198');
    await expect(args.onPartsChange).toHaveBeenLastCalledWith({ day: '27', month: 'mar', year: '198' }, '');
    await userEvent.keyboard('4');
    await expect(args.onPartsChange).toHaveBeenLastCalledWith(
      { day: '27', month: 'mar', year: '1984' },
      '1984-03-27',
    );
  },
};

export const Complete: Story = {
  tags: ['visual'],
  args: { parts: { day: '27', month: '3', year: '1984' }, detail: 'You are 42' },
};

export const PartMissing: Story = {
  tags: ['visual', 'visual-a11y'],
  args: {
    parts: { day: '27', month: '', year: '1984' },
    error: 'This field is required',
    partErrors: { month: 'This field is required' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toBeValid();
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
      'For example, 27 3 1984 Error: This field is required Month is missing.',
    );
  },
};

export const TwoPartsMissing: Story = {
  args: {
    parts: { day: '27', month: '', year: '' },
    error: 'This field is required',
    partErrors: { month: 'This field is required', year: 'This field is required' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Month and year are missing.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toBeValid();
  },
};

export const NoSuchDate: Story = {
  args: { parts: { day: '31', month: '2', year: '2000' }, error: 'Enter a real date, for example 27 3 1984' },
  play: async ({ canvas }) => {
    for (const name of ['Day', 'Month', 'Year'])
      await expect(canvas.getByRole('textbox', { name })).toBeInvalid();
  },
};

export const MessagePerPart: Story = {
  args: {
    label: 'Date of the will',
    name: 'deedDate',
    partErrors: { day: 'Date is required', year: 'Year is required' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveAccessibleDescription(
      'Error: Date is required',
    );
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toBeValid();
  },
};

export const LongText: Story = { ...NoSuchDate, globals: { viewport: { value: 'phone' } } };
export const Devanagari: Story = { args: { parts: { day: '२७', month: 'मार्च', year: '१९८४' } } };
export const Dark: Story = { ...PartMissing, globals: { theme: 'dark' } };
