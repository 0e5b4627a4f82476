import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Tag } from '../Tag/Tag.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Language of the will',
    name: 'language',
    value: '',
    onValueChange: fn(),
    options: [
      { value: 'english', label: 'English' },
      { value: 'hindi', label: 'हिन्दी', lang: 'hi' },
      { value: 'marathi', label: 'मराठी', lang: 'mr' },
    ],
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RadioGroup
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Language of the will' });
    await expect(group).toBeRequired();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

export const Chosen: Story = { tags: ['visual'], args: { value: 'english' } };

export const ByKeyboard: Story = {
  args: { value: 'english' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'English' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const hindi = canvas.getByRole('radio', { name: 'हिन्दी' });
    await expect(hindi).toHaveFocus();
    await expect(hindi).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('hindi');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const WholeRowIsTheTarget: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByText('मराठी').closest('label');
    if (row === null) throw new Error('An option must stand in a label');
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await userEvent.click(row);
    await expect(canvas.getByRole('radio', { name: 'मराठी' })).toBeChecked();
  },
};

export const HintsAndTag: Story = {
  tags: ['visual'],
  args: {
    label: 'Who receives the rest?',
    name: 'distributionOption',
    options: [
      {
        value: 'legal-heirs',
        label: 'My legal heirs',
        hint: 'Equally among Class I heirs',
        tag: <Tag tone="neutral">Used if you do not choose another way</Tag>,
      },
      { value: 'all-beneficiaries', label: 'Everybody named in this will', hint: 'In equal parts' },
      { value: 'custom', label: 'People I choose now', hint: 'With a share for each' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /My legal heirs/ })).toHaveAccessibleDescription(
      'Equally among Class I heirs',
    );
  },
};

export const WithError: Story = {
  tags: ['visual', 'visual-a11y'],
  args: { error: 'This field is required' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Language of the will' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Error: This field is required');
  },
};

export const SideBySide: Story = { args: { layout: 'row', value: 'hindi' } };
export const LongText: Story = {
  ...HintsAndTag,
  globals: { viewport: { value: 'phone' } },
};
export const Devanagari: Story = { args: { value: 'marathi' } };
export const Dark: Story = {
  ...WithError,
  args: { error: 'This field is required', value: 'hindi' },
  globals: { theme: 'dark' },
};
