import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { renderStoryLink } from '../../components/Header/Header.fixture.tsx';
import { InShell } from '../inShell.fixture.tsx';
import { GetStartedScreen } from './GetStartedScreen.tsx';

const meta = {
  title: 'Screens/Get started',
  component: GetStartedScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    renderLink: renderStoryLink,
    freeHref: '/create-free-will',
    professionalHref: '/create-will',
  },
  decorators: [
    (Story) => (
      <InShell path="/get-started">
        <Story />
      </InShell>
    ),
  ],
} satisfies Meta<typeof GetStartedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const free = canvas.getByRole('region', { name: 'Free Will' });
    const professional = canvas.getByRole('region', { name: 'Professional Will' });
    await expect(within(free).getByText('₹0')).toBeVisible();
    await expect(within(professional).getByText('From ₹2,499, one-time, including 18% GST')).toBeVisible();
    const freeLink = within(free).getByRole('link', { name: 'Start a Free Will' });
    await expect(freeLink).toHaveAttribute('href', '/create-free-will');
    const professionalLink = within(professional).getByRole('link', { name: 'Start a Professional Will' });
    await expect(professionalLink).toHaveAttribute('href', '/create-will');
  },
};

/** Side by side; under each other each is as high as what it says. */
export const EqualCards: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [free, professional] = canvas
      .getAllByRole('region')
      .map((region) => region.getBoundingClientRect());
    if (free === undefined || professional === undefined) throw new Error('There are two cards');
    await expect(free.width).toBeCloseTo(professional.width, 0);
    await expect(free.height).toBeCloseTo(professional.height, 0);
  },
};

export const Dark: Story = { tags: ['visual'], globals: { theme: 'dark' } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };
