import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Please fill in all required fields before proceeding to the next step.',
    errors: [
      { context: 'Full name', message: 'This field is required', targetId: 'fullName' },
      { context: 'Gender', message: 'This field is required', targetId: 'gender' },
    ],
  },
  render: (args) => (
    <div className="space-y-8">
      <ErrorSummary {...args} />
      <h1 className="font-display text-h1 font-medium">Personal Details</h1>
      <TextField label="Full name" name="fullName" error="This field is required" />
      <RadioGroup
        label="Gender"
        name="gender"
        value=""
        onValueChange={() => undefined}
        error="This field is required"
        options={[
          { value: 'female', label: 'Female' },
          { value: 'male', label: 'Male' },
          { value: 'other', label: 'Other' },
        ]}
      />
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual', 'visual-a11y'],
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('region', { name: meta.args.title });
    await expect(summary).toHaveAttribute('tabindex', '-1');
    summary.focus();
    await expect(summary).toHaveFocus();
  },
};

export const ALineLeadsToItsField: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Full name: This field is required' }));
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
  },
};

export const ALineLeadsToTheFirstRadio: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Gender: This field is required' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: 'Female' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Female' })).not.toBeChecked();
  },
};

export const NothingWrong: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    errors: [
      {
        context: 'Asset 1, Flat 402, Shanti Niwas, Prabhat Road, Deccan Gymkhana, Pune 411004',
        message: 'Each nominee can only be selected once',
        targetId: 'fullName',
      },
    ],
  },
};
export const Devanagari: Story = {
  args: { errors: [{ context: 'श्रीकांत शृंगारे', message: 'Relationship is required', targetId: 'fullName' }] },
};
export const Dark: Story = { globals: { theme: 'dark' } };
