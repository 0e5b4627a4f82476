import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { ErrorSummary, type SummarisedError } from '../components/ErrorSummary/ErrorSummary.tsx';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { TextField } from '../components/TextField/TextField.tsx';

const REQUIRED = 'This field is required';

interface PersonFormProps {
  onNext(): void;
}

/** A stage in the small: checks on Next, and from then on takes back what has been put right. */
function PersonForm({ onNext }: PersonFormProps) {
  const [name, setName] = useState('');
  const [gender, setGender] = useState('');
  const [attempts, setAttempts] = useState(0);
  const summary = useRef<HTMLElement>(null);
  const missing = {
    name: name.trim() === '' ? REQUIRED : undefined,
    gender: gender === '' ? REQUIRED : undefined,
  };
  const shown = attempts > 0 ? missing : { name: undefined, gender: undefined };
  const errors: SummarisedError[] = [
    ...(shown.name === undefined ? [] : [{ context: 'Full name', message: shown.name, targetId: 'name' }]),
    ...(shown.gender === undefined ? [] : [{ context: 'Gender', message: shown.gender, targetId: 'gender' }]),
  ];
  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (missing.name === undefined && missing.gender === undefined) onNext();
    else setAttempts(attempts + 1);
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="space-y-8">
      <ErrorSummary
        ref={summary}
        title="Please fill in all required fields before proceeding to the next step."
        errors={errors}
      />
      <h1 className="font-display text-h1 font-medium">Personal Details</h1>
      <TextField
        label="Full name"
        name="name"
        spellCheck={false}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={shown.name}
      />
      <RadioGroup
        label="Gender"
        name="gender"
        value={gender}
        onValueChange={setGender}
        error={shown.gender}
        options={[
          { value: 'female', label: 'Female' },
          { value: 'male', label: 'Male' },
          { value: 'other', label: 'Other' },
        ]}
      />
      <Button type="submit" variant="primary">
        Next
      </Button>
    </form>
  );
}

const meta = {
  title: 'Patterns/Error recovery',
  component: PersonForm,
  args: { onNext: fn() },
} satisfies Meta<typeof PersonForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingIsWrongBeforeNext: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Full name' }));
    await userEvent.tab();
    await expect(canvas.queryByText(REQUIRED)).not.toBeInTheDocument();
  },
};

export const NextSaysWhatIsMissing: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('region')).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toBeInvalid();
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

/** By keyboard alone, from the summary to the last answer. */
export const WhatIsPutRightGoes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
    await userEvent.keyboard('M');
    await expect(canvas.queryByRole('link', { name: 'Full name: This field is required' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toBeValid();
    canvas.getByRole('link', { name: 'Gender: This field is required' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: 'Female' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { ...NextSaysWhatIsMissing, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...NextSaysWhatIsMissing, globals: { theme: 'dark' } };
