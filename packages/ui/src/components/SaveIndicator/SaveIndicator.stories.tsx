import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { onAnnouncement } from '../../lib/announce.ts';
import { translatePage } from '../../lib/translatePage.fixture.ts';
import { SaveIndicator } from './SaveIndicator.tsx';
import type { SaveState } from './saveStates.ts';

const meta = {
  title: 'Components/SaveIndicator',
  component: SaveIndicator,
  args: { state: 'device', time: '4:12 pm', onRetry: fn() },
} satisfies Meta<typeof SaveIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnDevice: Story = {};

export const NotSaved: Story = {
  args: { state: 'account-failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const SavingShowsOnlyWhenSlow: Story = {
  args: { state: 'saving' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Saving…')).toBeNull();
    await expect(await canvas.findByText('Saving…')).toBeVisible();
  },
};

const everyState: readonly SaveState[] = ['device', 'account', 'account-failed', 'storage-blocked'];

export const AllStates: Story = {
  tags: ['visual'],
  render: () => (
    <div className="space-y-4">
      {everyState.map((state) => (
        <SaveIndicator key={state} state={state} time="4:12 pm" onRetry={fn()} />
      ))}
    </div>
  ),
};

const heard = fn();

/** Two keystrokes that end on the device, then a save to the account. */
function Typing() {
  const [step, setStep] = useState(0);
  const states: readonly SaveState[] = ['idle', 'saving', 'device', 'saving', 'device', 'saving', 'account'];
  return (
    <>
      <button type="button" onClick={() => setStep(step + 1)}>
        Go on
      </button>
      <SaveIndicator state={states[step] ?? 'account'} time="4:12 pm" />
    </>
  );
}

export const SpokenOncePerRealChange: Story = {
  render: () => <Typing />,
  beforeEach: () => {
    heard.mockClear();
    return onAnnouncement(heard);
  },
  play: async ({ canvas, userEvent }) => {
    for (let step = 0; step < 6; step += 1)
      await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(canvas.getByText('Saved to your account, 4:12 pm')).toBeVisible());
    await expect(heard.mock.calls.map(([message]) => message)).toEqual([
      'Draft saved on this device, 4:12 pm',
      'Saved to your account, 4:12 pm',
    ]);
  },
};

/** Case C-56: states change on a page that the browser has translated. */
export const GoesOnAfterTranslation: Story = {
  render: () => <Typing />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (let step = 0; step < 6; step += 1) {
      translatePage(canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    }
    await waitFor(() => expect(canvas.getByText('Saved to your account, 4:12 pm')).toBeVisible());
  },
};

export const Devanagari: Story = { args: { lang: 'hi', time: 'शाम 4:12' } };
export const Dark: Story = { ...AllStates, globals: { theme: 'dark' } };

export const LongText: Story = {
  args: { state: 'account-failed' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
