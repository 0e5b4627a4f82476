import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { control } from './controlStyles.ts';
import { Field } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    id: 'field',
    label: 'Occupation',
    hint: 'What you do, or did before you retired',
    children: (props) => <input {...props} className={control()} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Occupation' });
    await expect(input).toHaveAccessibleDescription('What you do, or did before you retired');
    await expect(input).toBeRequired();
    await expect(input).toBeValid();
  },
};

export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Occupation' })).toHaveFocus();
  },
};

export const WithError: Story = {
  tags: ['visual'],
  args: { error: 'Occupation is required' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Occupation' });
    // Hint, then error: the order in which they stand.
    await expect(input).toHaveAccessibleDescription(
      'What you do, or did before you retired Error: Occupation is required',
    );
    await expect(input).toBeInvalid();
    const message = canvas.getByText('Occupation is required');
    await expect(message.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      input.getBoundingClientRect().top,
    );
  },
};

export const Optional: Story = {
  args: { optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Occupation (optional)' })).not.toBeRequired();
  },
};

/** The skeleton of several controls: the legend stands where the label stands. */
export const Group: Story = {
  tags: ['visual'],
  render: ({ id, label, hint, error, children }) => (
    <FieldGroup id={`${id}-group`} label={label} hint={hint} {...(error === undefined ? {} : { error })}>
      <div className="flex gap-4">
        {['First', 'Second'].map((name) => (
          <div key={name} className="flex flex-col gap-1">
            <label htmlFor={`${id}-${name}`}>{name}</label>
            {children({
              id: `${id}-${name}`,
              'aria-describedby': undefined,
              'aria-invalid': undefined,
              'aria-required': true,
            })}
          </div>
        ))}
      </div>
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Occupation' })).toBeVisible();
  },
};

export const GroupWithError: Story = {
  args: { error: 'Occupation is required' },
  ...(Group.render === undefined ? {} : { render: Group.render }),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'What you do for a living, or did before you retired, as it stands in your identity document',
    hint: 'Thequickbrownfoxjumpsoverthelazydogwithoutasinglespaceinthewholeofthisverylongword',
    error: 'Occupation is required, as everything else that this deed has to say about you',
  },
};

export const Devanagari: Story = {
  args: {
    label: 'व्यवसाय',
    hint: 'आप क्या काम करते हैं',
    children: (props) => <input {...props} lang="hi" defaultValue="र्क्ष्म्य शृंगारे" className={control()} />,
  },
};

export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };
