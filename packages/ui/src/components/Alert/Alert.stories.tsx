import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Components/Alert',
  component: Alert,
  args: { tone: 'info', children: 'You are continuing an unfinished will' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Ok: Story = {
  args: { tone: 'ok', title: 'Saved', children: 'Your will-deed has been downloaded.' },
};
export const Warn: Story = {
  args: {
    tone: 'warn',
    title: 'This will is open in another tab.',
    action: <Button>Use the newer answers</Button>,
  },
};

export const FailureAfterLoad: Story = {
  args: {
    tone: 'danger',
    live: true,
    children: 'Failed to fetch documents',
    action: <Button onClick={fn()}>Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch documents');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const GoodNewsIsPolite: Story = {
  args: { tone: 'ok', live: true, children: 'Saved to your account before you were signed out' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved to your account');
  },
};

export const LongText: Story = {
  args: {
    tone: 'warn',
    title: 'Plot no. 7, Survey no. 112/3/B/45, Mauje Wagholi, Taluka Haveli, District Pune 412207',
    children:
      'Thequickbrownfoxjumpsoverthelazydogwithoutasinglespaceinthewholeofthisverylongwordthatmustwrap.',
  },
};

export const Devanagari: Story = {
  args: { tone: 'info', lang: 'hi', children: 'श्रीकांत और मीरा के हिस्से मिलाकर पूरे सौ प्रतिशत हैं।' },
};

export const AllTones: Story = {
  tags: ['visual', 'visual-a11y'],
  render: () => (
    <div className="space-y-4">
      <Alert tone="info">You are continuing an unfinished will</Alert>
      <Alert tone="ok" title="Saved">
        Your will-deed has been downloaded.
      </Alert>
      <Alert
        tone="warn"
        title="This will is open in another tab."
        action={<Button>Use the newer answers</Button>}
      />
      <Alert tone="danger" action={<Button>Try again</Button>}>
        Failed to fetch documents
      </Alert>
    </div>
  ),
};

export const Dark: Story = { ...AllTones, globals: { theme: 'dark' } };
