import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InShell, renderPlainLink } from '../inShell.fixture.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = {
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    renderLink: renderPlainLink,
    createWillHref: '/create-will',
    createFreeWillHref: '/create-free-will',
    quickActions: [
      { label: 'Create Will', href: '/create-will', icon: 'will' },
      { label: 'Create Free Will', href: '/create-free-will', icon: 'free-will' },
      { label: 'Recent Documents', href: '/recent-documents', icon: 'documents' },
      { label: 'Account Settings', href: '/settings', icon: 'settings' },
      { label: 'Billing', href: '/billing', icon: 'billing' },
    ],
  },
  decorators: [
    (Story) => (
      <InShell path="/dashboard" signedIn>
        <Story />
      </InShell>
    ),
  ],
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const unfinished = { text: 'Continue your will: step 3 of 7, saved 4:12 pm', href: '/create-will' };

export const Rest: Story = {
  tags: ['visual', 'visual-a11y'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
    const actions = canvas.getByRole('region', { name: 'Quick Actions' });
    await expect(actions.querySelectorAll('a')).toHaveLength(5);
    const start = canvas.getByRole('region', { name: 'Get Started' });
    await expect([...start.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Create New Will',
      'Create Free Will',
    ]);
  },
};

export const Dark: Story = { tags: ['visual'], globals: { theme: 'dark' } };

export const Unfinished: Story = {
  tags: ['visual'],
  args: { unfinished },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('main').querySelector('a');
    await expect(first).toHaveAccessibleName(unfinished.text);
  },
};

export const UnfinishedDark: Story = { args: { unfinished }, globals: { theme: 'dark' } };

export const Phone: Story = {
  tags: ['visual'],
  args: { unfinished },
  globals: { viewport: { value: 'phone' } },
};

/** Without the free will-deed: one button. */
export const WithoutFreeWill: Story = {
  args: {
    createFreeWillHref: undefined,
    quickActions: [
      { label: 'Create Will', href: '/create-will', icon: 'will' },
      { label: 'Recent Documents', href: '/recent-documents', icon: 'documents' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Create Free Will' })).toBeNull();
  },
};

export const LongTextOnAPhone: Story = {
  args: {
    unfinished: {
      text: 'Continue your will “Will of Ashwini, second version, with the flat in Pune”: step 3 of 7, saved on 27 November 2026 at 4:12 pm',
      href: '/create-will',
    },
  },
  globals: { viewport: { value: 'phone' } },
};
