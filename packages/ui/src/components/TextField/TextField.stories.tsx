import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Full name', name: 'fullName', onChange: fn(), autoComplete: 'name' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  args: { hint: 'As on your ID' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(input).toHaveAccessibleDescription('As on your ID');
    await expect(input).toBeRequired();
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

export const WithError: Story = {
  tags: ['visual'],
  args: { hint: 'As on your ID', error: 'This field is required' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('As on your ID Error: This field is required');
  },
};

export const Typing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Meera Kulkarni');
    await expect(input).toHaveValue('Meera Kulkarni');
  },
};

export const Optional: Story = {
  args: { label: 'Note', name: 'note', optional: true, autoComplete: 'off' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Note (optional)' })).not.toBeRequired();
  },
};

export const ReadOnly: Story = {
  args: { label: 'Email', name: 'email', readOnly: true, value: 'meera@example.com', autoComplete: 'email' },
};

export const Variants: Story = {
  tags: ['visual'],
  render: () => (
    <div className="space-y-6">
      <TextField label="Phone" name="phone" variant="tel" width="short" placeholder="+91 98765 43210" />
      <TextField label="Email" name="mail" variant="email" width="long" />
      <TextField label="ID number" name="idNumber" variant="identifier" width="short" />
      <TextField label="Amount" name="amount" variant="money" width="short" defaultValue="2499" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('type', 'tel');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription('₹');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'What should we call this will, so that you find it again among your documents and drafts?',
    hint: 'For example the year and what it is about; nobody but you and those whom you show the list will read it',
    error: 'This field is required',
    defaultValue: 'The will of Venkatanarasimharajuvaripeta Subrahmanyam Ramachandran, 2026',
  },
};

export const Devanagari: Story = {
  tags: ['visual'],
  args: { lang: 'mr', defaultValue: 'श्रीकांत र्क्ष्म्य शृंगारे' },
};

export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };
