import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { ActionBar } from '../components/ActionBar/ActionBar.tsx';
import { Alert } from '../components/Alert/Alert.tsx';
import { Button } from '../components/Button/Button.tsx';
import { SaveIndicator } from '../components/SaveIndicator/SaveIndicator.tsx';
import type { SaveState } from '../components/SaveIndicator/saveStates.ts';
import { TextField } from '../components/TextField/TextField.tsx';
import { ToastProvider } from '../components/Toast/ToastProvider.tsx';
import { useToast } from '../components/Toast/toastContext.ts';

interface StageProps {
  /** How many saves to the account fail before one succeeds. */
  failures: number;
  isSessionEnding?: boolean;
}

/** Typing goes to the device, Save to the account; a toast says it once, the line in the bar for as long as it is true. */
function Stage({ failures, isSessionEnding = false }: StageProps) {
  const [state, setState] = useState<SaveState>('idle');
  const [failed, setFailed] = useState(0);
  const toasts = useToast();

  function save(): void {
    if (failed < failures) {
      setFailed(failed + 1);
      setState('account-failed');
      toasts.show({ title: 'Failed to save will. Please try again.', tone: 'danger' });
      return;
    }
    setState('account');
    toasts.show({ title: 'Will saved successfully!', tone: 'ok' });
  }

  return (
    <div className="flex min-h-dvh flex-col">
      <main className="mx-auto w-full max-w-form flex-1 space-y-6 p-4">
        {isSessionEnding && (
          <Alert
            tone="warn"
            live
            title="You will be signed out at 4:17 pm."
            action={<Button onClick={save}>Save</Button>}
          >
            Your answers are saved to your account a minute before.
          </Alert>
        )}
        <h1 className="font-display text-h1 font-medium">Other Information</h1>
        <TextField label="Special instructions" name="instructions" onChange={() => setState('device')} />
      </main>
      <ActionBar
        status={<SaveIndicator state={state} time="4:12 pm" onRetry={save} spoken={state === 'device'} />}
      >
        <Button>Previous</Button>
        <Button onClick={save}>Save</Button>
        <Button variant="primary">Next</Button>
      </ActionBar>
    </div>
  );
}

const meta = {
  title: 'Patterns/Save states',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  args: { failures: 0 },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TypedThenSaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'The piano');
    await expect(canvas.getByText('Draft saved on this device, 4:12 pm')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Saved to your account, 4:12 pm')).toBeVisible();
    await expect(
      await screen.findByText('Will saved successfully!', { selector: '[data-slot="toast"] *' }),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('The piano');
  },
};

/** The toast may go; the line in the bar stays and offers the way on. */
export const FailedThenTriedAgain: Story = {
  tags: ['visual'],
  args: { failures: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText(/^Not saved to your account/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('Saved to your account, 4:12 pm')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull());
  },
};

export const SessionEnding: Story = { tags: ['visual'], args: { isSessionEnding: true } };
export const Phone: Story = { ...FailedThenTriedAgain, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...FailedThenTriedAgain, globals: { theme: 'dark' } };
