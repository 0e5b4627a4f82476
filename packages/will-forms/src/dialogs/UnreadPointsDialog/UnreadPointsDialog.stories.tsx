import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { UnreadPointsDialog } from './UnreadPointsDialog.tsx';

const meta = {
  title: 'Screens/Around submission/UnreadPointsDialog',
  component: UnreadPointsDialog,
  args: {
    open: true,
    title: 'Before you submit',
    points: [
      { key: 'a', text: '‘HDFC fixed deposit 00123’ is shared to 85%. The rest falls to the residue.' },
      { key: 'b', text: '‘श्रीकांत देशपांडे’ साक्षीदारही आहेत आणि लाभार्थीही.', lang: 'mr' },
    ],
    goBackLabel: 'Go back',
    confirmLabel: 'Submit as it is',
    onGoBack: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof UnreadPointsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FocusStartsOnTitle: Story = {
  tags: ['visual'],
  play: async () => {
    const title = await screen.findByRole('heading', { name: 'Before you submit' });
    await waitFor(() => expect(title).toHaveFocus());
  },
};

export const EscapeGoesBack: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onGoBack).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Confirm: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Submit as it is' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onGoBack).not.toHaveBeenCalled();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
