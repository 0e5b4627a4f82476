import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { translatePage } from '../../lib/translatePage.fixture.ts';
import { Button } from '../Button/Button.tsx';
import { TOAST_SUCCESS_MS } from './ToastCard.tsx';
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

/** A page that fails twice in two ways, and whose first button goes with what failed. */
function Page() {
  const toasts = useToast();
  const [isThere, setThere] = useState(true);
  return (
    <div className="flex flex-wrap gap-3">
      <h1 className="w-full">Assets</h1>
      {isThere && <Button onClick={() => toasts.show(failure)}>Save</Button>}
      <Button onClick={() => toasts.show({ title: 'Failed to upload PDF.', tone: 'danger' })}>
        Submit Will
      </Button>
      <Button onClick={() => toasts.show({ title: 'Will saved successfully!', tone: 'ok' })}>
        Save Draft
      </Button>
      <Button onClick={() => setThere(false)}>Take Save away</Button>
    </div>
  );
}

const closeMessage = () => screen.findByRole('button', { name: 'Close message' });
const toastCount = () => document.querySelectorAll('[data-slot="toast"]').length;

let isSuccessTimeOver = false;

/** The time of a success passes when the story says so, however long a busy machine takes; a clock that is stopped stays so. */
function holdSuccessTime() {
  isSuccessTimeOver = false;
  const setTimer = globalThis.setTimeout;
  const timers = spyOn(globalThis, 'setTimeout');
  timers.mockImplementation((handler, delay) => {
    if (delay !== TOAST_SUCCESS_MS) return setTimer(handler, delay);
    const clock = setInterval(() => {
      if (!isSuccessTimeOver) return;
      clearInterval(clock);
      handler();
    }, 20);
    return clock;
  });
  return () => timers.mockRestore();
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
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
    await waitFor(() => expect(toastCount()).toBe(0));
    await expect(save).toHaveFocus();
  },
};

export const ClosedByKeyboardItGivesFocusBack: Story = {
  args: failure,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    const close = await closeMessage();
    await userEvent.keyboard('{F8}');
    for (let step = 0; step < 3; step += 1) await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(save).toHaveFocus());
    // No list of toasts is left behind: F8 leads nowhere.
    await expect(screen.queryByRole('region')).toBeNull();
    await userEvent.keyboard('{F8}');
    await expect(save).toHaveFocus();
  },
};

export const FocusGoesToTheHeadingWhenWhatHadItIsGone: Story = {
  args: failure,
  render: () => <Page />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const close = await closeMessage();
    close.focus();
    // By the program: focus stays in the toast.
    canvas.getByRole('button', { name: 'Take Save away' }).click();
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Assets' })).toHaveFocus());
  },
};

export const FocusStaysWithTheToastsThatStand: Story = {
  args: failure,
  render: () => <Page />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const submit = canvas.getByRole('button', { name: 'Submit Will' });
    await userEvent.click(submit);
    await waitFor(() => expect(toastCount()).toBe(2));
    const [first] = screen.getAllByRole('button', { name: 'Close message' });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(toastCount()).toBe(1));
    await expect(screen.getByRole('region').contains(document.activeElement)).toBe(true);
    (await closeMessage()).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(submit).toHaveFocus());
  },
};

/** Radix by itself would keep the clock of every later toast standing: it has not seen focus leave the closed one. */
export const ASuccessGoesAfterAFailureWasClosed: Story = {
  args: failure,
  render: () => <Page />,
  beforeEach: holdSuccessTime,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await closeMessage());
    await waitFor(() => expect(toastCount()).toBe(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Draft' }));
    await waitFor(() => expect(toastCount()).toBe(1));
    isSuccessTimeOver = true;
    await waitFor(() => expect(toastCount()).toBe(0));
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

/** Case C-56: toasts come, are replaced and go on a page that the browser has translated. */
export const GoesOnAfterTranslation: Story = {
  args: failure,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    for (let press = 0; press < 2; press += 1) {
      await userEvent.click(save);
      await closeMessage();
      translatePage(canvasElement);
    }
    await waitFor(() => expect(toastCount()).toBe(1));
    await userEvent.click(await closeMessage());
    await waitFor(() => expect(toastCount()).toBe(0));
    await expect(save).toHaveFocus();
  },
};

export const SuccessGoesAfterThreeSeconds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.querySelector('[data-slot="toast"]')).not.toBeNull());
    await userEvent.unhover(document.body);
    await waitFor(() => expect(document.querySelector('[data-slot="toast"]')).toBeNull());
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
