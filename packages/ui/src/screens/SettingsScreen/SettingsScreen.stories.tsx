import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { formatPhone } from '../../format/index.ts';
import { InShell, renderPlainLink } from '../inShell.fixture.tsx';
import { type AccountSettings, SettingsScreen, type SettingsScreenProps } from './SettingsScreen.tsx';

type Loaded = Extract<AccountSettings, { status: 'loaded' }>;

const loaded: Loaded = {
  status: 'loaded',
  profile: {
    email: 'meera@example.com',
    name: 'Meera Deshpande',
    whatsappNumber: '+91 98765 43210',
    onNameChange: fn(),
    onWhatsappNumberChange: fn(),
    onWhatsappNumberBlur: fn(),
    onSave: fn(),
    saving: false,
    justSaved: false,
  },
  balancePaise: 2_499_00,
  coupons: 1,
  deletion: { word: 'DELETEMYACCOUNT', onDelete: fn(), deleting: false },
};

const withProfile = (changes: Partial<Loaded['profile']>): Loaded => ({
  ...loaded,
  profile: { ...loaded.profile, ...changes },
});
const withDeletion = (changes: Partial<Loaded['deletion']>): Loaded => ({
  ...loaded,
  deletion: { ...loaded.deletion, ...changes },
});

/** Holds what is typed, as the page does. */
function Held({ account, ...props }: SettingsScreenProps) {
  const given = account.status === 'loaded' ? account.profile : loaded.profile;
  const [name, setName] = useState(given.name);
  const [whatsappNumber, setWhatsappNumber] = useState(given.whatsappNumber);
  if (account.status !== 'loaded') return <SettingsScreen {...props} account={account} />;
  const profile: Loaded['profile'] = {
    ...given,
    name,
    whatsappNumber,
    onNameChange: setName,
    onWhatsappNumberChange: setWhatsappNumber,
    onWhatsappNumberBlur: () => setWhatsappNumber(formatPhone),
  };
  return <SettingsScreen {...props} account={{ ...account, profile }} />;
}

const meta = {
  title: 'Screens/Settings',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen' },
  args: { renderLink: renderPlainLink, paymentHref: '/payment', account: loaded },
  render: (args) => <Held {...args} />,
  decorators: [
    (Story) => (
      <InShell path="/settings" signedIn>
        <Story />
      </InShell>
    ),
  ],
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(email).toHaveAttribute('readonly');
    await userEvent.type(email, 'x');
    await expect(email).toHaveValue('meera@example.com');
    await expect(canvas.getByText('Available balance for creating wills')).toBeVisible();
    await expect(canvas.getByText('₹2,499')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add to your balance' })).toHaveAttribute(
      'href',
      '/payment',
    );
  },
};

export const Dark: Story = { tags: ['visual'], globals: { theme: 'dark' } };

export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

/** A newcomer: nothing but the address that one signed in with. */
export const Empty: Story = {
  tags: ['visual'],
  args: { account: { ...withProfile({ name: '', whatsappNumber: '' }), balancePaise: 0, coupons: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹0')).toBeVisible();
    const number = canvas.getByRole('textbox', { name: /WhatsApp number/ });
    await expect(number).toHaveAttribute('placeholder', '+91 98765 43210');
  },
};

export const Loading: Story = {
  tags: ['visual'],
  args: { account: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your account settings')).toBeInTheDocument();
  },
};

const onRetry = fn();
export const LoadingFailed: Story = {
  tags: ['visual'],
  args: { account: { status: 'failed', cause: 'Invalid response format', onRetry } },
  play: async ({ canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Error loading account settings');
    await expect(alert).toHaveTextContent('Invalid response format');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const LoadingFailedWithoutToken: Story = {
  args: {
    account: {
      status: 'failed',
      cause: 'Authentication token not found. Please log in again.',
      onRetry: fn(),
    },
  },
  globals: { viewport: { value: 'phone' } },
};

const onSave = fn();
export const SavedByKeyboard: Story = {
  args: { account: withProfile({ onSave }) },
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: /WhatsApp number/ });
    await userEvent.clear(number);
    await userEvent.type(number, '09876543210');
    await userEvent.tab();
    await expect(number).toHaveValue('+91 98765 43210');
    await userEvent.click(number);
    await userEvent.keyboard('{Enter}');
    await expect(onSave).toHaveBeenCalledOnce();
  },
};

/** C-55: while the changes are on their way a second press does nothing. */
const onSaveWhileSaving = fn();
export const Saving: Story = {
  args: { account: withProfile({ saving: true, onSave: onSaveWhileSaving }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await userEvent.click(canvas.getByRole('textbox', { name: /^Name/ }));
    await userEvent.keyboard('{Enter}');
    await expect(onSaveWhileSaving).not.toHaveBeenCalled();
  },
};

export const Saved: Story = {
  tags: ['visual'],
  args: { account: withProfile({ justSaved: true, savedAt: '4:12 pm' }) },
  play: async ({ canvas }) => {
    const note = canvas.getByText('Changes saved');
    await expect(note.closest('[role="status"]')).toHaveTextContent('Saved 4:12 pm');
  },
};

export const SavingFailed: Story = {
  tags: ['visual'],
  args: { account: withProfile({ error: 'Failed to save changes' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to save changes');
  },
};

const onDelete = fn();
/** C-58: the exact word alone deletes. */
export const WrongWord: Story = {
  tags: ['visual'],
  args: { account: withDeletion({ onDelete }) },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Type DELETEMYACCOUNT to confirm' });
    await expect(box).toHaveAttribute('autocapitalize', 'none');
    await expect(box).toHaveAttribute('autocomplete', 'off');
    await expect(box).toHaveAttribute('spellcheck', 'false');
    const wrong = ['', 'DELETEMYACCOUNT ', ' DELETEMYACCOUNT', 'deletemyaccount', 'DELETE MY ACCOUNT'];
    for (const typed of wrong) {
      await userEvent.clear(box);
      if (typed !== '') await userEvent.type(box, typed);
      await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
      await expect(box).toHaveAccessibleDescription(/Please type DELETEMYACCOUNT to confirm deletion/);
      await expect(box).toHaveFocus();
    }
    await userEvent.type(box, '{Enter}');
    await expect(onDelete).not.toHaveBeenCalled();
  },
};

const onDeleteByWord = fn();
export const RightWord: Story = {
  args: { account: withDeletion({ onDelete: onDeleteByWord }) },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Type DELETEMYACCOUNT to confirm' });
    await userEvent.click(box);
    await userEvent.paste('DELETEMYACCOUNT');
    await userEvent.keyboard('{Enter}');
    await expect(onDeleteByWord).toHaveBeenCalledOnce();
  },
};

const onDeleteComposing = fn();
/** C-29: Enter that accepts a word which is being composed deletes nothing, not even where the word stands in the box. */
export const EnterWhileComposing: Story = {
  args: { account: withDeletion({ onDelete: onDeleteComposing }) },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Type DELETEMYACCOUNT to confirm' });
    await userEvent.type(box, 'DELETEMYACCOUNT');
    const composing = [{ isComposing: true }, { keyCode: 229 }];
    for (const sign of composing) {
      // False where the page keeps the browser from sending the form.
      await expect(fireEvent.keyDown(box, { key: 'Enter', ...sign })).toBe(false);
    }
    await expect(onDeleteComposing).not.toHaveBeenCalled();
    await expect(box).toHaveValue('DELETEMYACCOUNT');
    await userEvent.type(box, '{Enter}');
    await expect(onDeleteComposing).toHaveBeenCalledOnce();
  },
};

export const DeletingFailed: Story = {
  args: { account: withDeletion({ error: 'Failed to delete account. Please try again.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to delete account. Please try again.');
  },
};

const longName = 'Ashwini Venkatanarasimharajuvaripeta Ramachandrasubramaniam Iyer';
export const LongNamesOnAPhone: Story = {
  tags: ['visual'],
  args: {
    account: {
      ...withProfile({
        name: longName,
        email: 'ashwini.venkatanarasimharajuvaripeta.ramachandrasubramaniam@mail.example.com',
      }),
      balancePaise: 99_99_99_999_99,
      coupons: 120,
    },
  },
  globals: { viewport: { value: 'phone' } },
};

export const Devanagari: Story = {
  tags: ['visual-lang'],
  args: { account: withProfile({ name: 'क्षितिजा श्रीकांत शिर्के' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveAttribute('lang', 'hi');
  },
};
