import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextArea } from '../TextArea/TextArea.tsx';
import { YesNo } from './YesNo.tsx';

const meta = {
  title: 'Components/YesNo',
  component: YesNo,
  args: {
    label: 'Do you have pets?',
    name: 'hasPets',
    value: null,
    onValueChange: fn(),
    children: <TextArea label="Pet details" name="petDetails" />,
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <YesNo
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof YesNo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

export const YesBringsTheQuestionUp: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('radio', { name: 'Yes' })).not.toHaveAttribute('aria-expanded');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Pet details' })).toHaveFocus();
  },
};

export const NoBringsTheQuestionUp: Story = {
  args: {
    label: 'Is the legal guardian the caretaker of minor beneficiaries?',
    name: 'isGuardianCaretaker',
    value: true,
    revealWhen: 'no',
    children: <TextArea label="Caretaker name" name="caretaker" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Caretaker name' })).toBeVisible();
  },
};

export const WithError: Story = { args: { error: 'Please select whether you want to appoint an executor' } };

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    value: false,
    noLabel: "No, I'll add them later",
    label: 'Do you want to add the details of your witnesses now?',
  },
};

export const Devanagari: Story = { args: { yesLabel: 'हाँ', noLabel: 'नहीं' } };
export const Dark: Story = { args: { value: true }, globals: { theme: 'dark' } };
