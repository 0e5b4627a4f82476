import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { type ToastMessage, useToast } from './toastContext.ts';

const retry = fn();
const failure: ToastMessage = {
  title: 'Failed to save will. Please try again.',
  tone: 'danger',
  action: { label: 'Try again', onPress: retry },
};

function Save(message: ToastMessage) {
  const toasts = useToast();
  return <Button onClick={() => toasts.show(message)}>Save</Button>;
}

const meta = {
  title: 'Components/Toast',
  component: Save,
  args: { title: 'Will saved successfully!', tone: 'ok' },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText(args.title, { selector: '[data-slot="toast"] *' })).toBeVisible();
  },
} satisfies Meta<typeof Save>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FailureStaysUntilClosed: Story = {
  args: failure,
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(again).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Close message' })).toBeVisible();
  },
};

export const ActionRunsAndCloses: Story = {
  args: failure,
  beforeEach: () => retry.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.querySelector('[data-slot="toast"]')).toBeNull());
  },
};

export const TheSameFailureTwiceIsOneToast: Story = {
  args: failure,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await userEvent.click(save);
    await waitFor(() => expect(document.querySelectorAll('[data-slot="toast"]')).toHaveLength(1));
  },
};

export const SuccessGoesAfterThreeSeconds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.querySelector('[data-slot="toast"]')).not.toBeNull());
    await userEvent.unhover(document.body);
    await waitFor(() => expect(document.querySelector('[data-slot="toast"]')).toBeNull(), { timeout: 6000 });
  },
};

export const LongText: Story = {
  args: {
    ...failure,
    title: 'Failed to move to bin or restore documents. Please try again. '.repeat(3).trim(),
  },
};
export const Devanagari: Story = { args: { title: 'वसीयत सहेजी गई', tone: 'danger' } };
export const Phone: Story = { args: failure, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: failure, globals: { theme: 'dark' } };
