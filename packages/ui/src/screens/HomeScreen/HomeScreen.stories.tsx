import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../components/Link/index.ts';
import { InShell, renderPlainLink } from '../inShell.fixture.tsx';
import { HomeScreen } from './HomeScreen.tsx';

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  args: { renderLink: renderPlainLink, getStartedHref: '/get-started' },
  decorators: [
    (Story) => (
      <InShell>
        <Story />
      </InShell>
    ),
  ],
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual', 'visual-a11y'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Secure Your Legacy with Confidence' }),
    ).toBeVisible();
    const main = canvas.getByRole('main');
    const [start, how] = [...main.querySelectorAll('a')];
    await expect(start).toHaveAccessibleName('Get Started');
    await expect(start).toHaveAttribute('href', '/get-started');
    await expect(how).toHaveAccessibleName('How It Works');
    await expect(how).toHaveAttribute('href', '/how-it-works');
  },
};

export const Dark: Story = { tags: ['visual'], globals: { theme: 'dark' } };

export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

export const PhoneDark: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } };

export const SentHomeWithoutSession: Story = {
  tags: ['visual'],
  args: {
    notice: {
      tone: 'info',
      title: 'Sign in to open that page.',
      action: <Link href="/sign-in">Sign in</Link>,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const notice = canvas.getByRole('group', { name: 'Sign in to open that page.' });
    await expect(notice).toHaveFocus();
    await userEvent.tab();
    await expect(notice.querySelector('a')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('main').querySelector('a[href="/get-started"]')).toHaveFocus();
  },
};

export const SignedOutWithTheDraftSaved: Story = {
  args: {
    notice: {
      tone: 'ok',
      title: 'Saved to your account before you were signed out',
      text: 'Sign in again to go on where you stopped.',
      action: <Link href="/sign-in">Sign in</Link>,
    },
  },
};

export const NoticeDark: Story = { ...SentHomeWithoutSession, globals: { theme: 'dark' } };

export const LongNoticeOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    notice: {
      tone: 'warn',
      title: 'Your answers could not be saved to your account before you were signed out',
      text: 'They are still on this device, in this browser. Sign in again within the hour, and they are sent to your account as soon as the connection is back.',
      action: <Link href="/sign-in">Sign in</Link>,
    },
  },
};

export const WithMoreBelow: Story = {
  args: {
    children: (
      <section className="mx-auto max-w-shell px-4 pb-16 md:px-6 xl:px-8">
        <h2 className="font-display text-h2 font-medium">Prices</h2>
      </section>
    ),
  },
};
