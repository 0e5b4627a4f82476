import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { OVERLAY_SLOW_MS, Overlay } from './Overlay.tsx';

const meta = {
  title: 'Components/Overlay',
  component: Overlay,
  args: {
    open: true,
    title: 'Creating your will...',
    text: 'Please wait while we process your document',
  },
} satisfies Meta<typeof Overlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  play: async ({ userEvent }) => {
    const overlay = await screen.findByRole('dialog', { name: 'Creating your will...' });
    await waitFor(() => expect(screen.getByText('Please wait while we process your document')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect(overlay).toBeVisible();
    await expect(overlay.contains(document.activeElement)).toBe(true);
  },
};

export const Progress: Story = {
  args: { progress: { text: 'Setting the pages', done: 0.3 } },
  play: async () => {
    const bar = await screen.findByRole('progressbar', { name: 'Setting the pages' });
    await expect(bar).toHaveAttribute('aria-valuenow', '30');
    await waitFor(() => expect(screen.getByText('Please wait while we process your document')).toHaveFocus());
  },
};

/** Opens from a button and closes by itself, as a submission does. */
function ShortWork() {
  const [isOpen, setOpen] = useState(false);
  const start = () => {
    setOpen(true);
    setTimeout(() => setOpen(false), 100);
  };
  return (
    <>
      <Button onClick={start}>Submit Will</Button>
      <Overlay
        open={isOpen}
        title="Creating your will..."
        text="Please wait while we process your document"
      />
    </>
  );
}

export const FocusComesBack: Story = {
  render: () => <ShortWork />,
  play: async ({ canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: 'Submit Will' });
    await userEvent.click(submit);
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(submit).toHaveFocus();
  },
};

export const SaysThatAnswersAreSafeWhenSlow: Story = {
  // Twenty seconds pass at once; every other timer keeps its time.
  beforeEach: () => {
    const setTimer = globalThis.setTimeout;
    const timers = spyOn(globalThis, 'setTimeout');
    timers.mockImplementation((handler, delay) => setTimer(handler, delay === OVERLAY_SLOW_MS ? 0 : delay));
    return () => timers.mockRestore();
  },
  play: async () => {
    const slow = await screen.findByText('This is taking longer than usual. Your answers are safe.');
    await expect(slow).toHaveAttribute('aria-live', 'polite');
  },
};

export const LongText: Story = {
  args: { text: 'Please wait while we process your document. '.repeat(8) },
};
export const Devanagari: Story = {
  args: { title: 'आपकी वसीयत बन रही है...', text: 'कृपया प्रतीक्षा करें, आपका दस्तावेज़ तैयार हो रहा है' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
