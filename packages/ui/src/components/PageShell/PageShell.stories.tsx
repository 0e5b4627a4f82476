import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { announce } from '../../lib/announce.ts';
import { ActionBar } from '../ActionBar/ActionBar.tsx';
import { Button } from '../Button/Button.tsx';
import { StoryFooter } from '../Footer/Footer.fixture.tsx';
import { SignedInHeader } from '../Header/Header.fixture.tsx';
import { ProgressHeader } from '../ProgressHeader/ProgressHeader.tsx';
import { SaveIndicator } from '../SaveIndicator/SaveIndicator.tsx';
import { PageShell } from './PageShell.tsx';

const stageNames = [
  'Personal Details',
  'Nominees',
  'Assets',
  'Executor Details',
  'Residuary Clause',
  'Other Information',
  'Review',
];

const meta = {
  title: 'Components/PageShell',
  component: PageShell,
  parameters: { layout: 'fullscreen' },
  args: {
    header: <SignedInHeader />,
    footer: <StoryFooter />,
    children: (
      <div className="mx-auto max-w-shell space-y-8 px-4 py-6 md:px-6 xl:px-8">
        <ProgressHeader stage={3} stageNames={stageNames} />
        <h1 className="font-display text-h1 font-medium">Assets</h1>
        <p className="max-w-form text-lg text-ink-2">
          List what you own and say who should receive each part.
        </p>
        <div className="h-96 max-w-form rounded-card border border-line bg-surface shadow-e1" />
      </div>
    ),
    actionBar: (
      <ActionBar status={<SaveIndicator state="device" time="4:12 pm" />}>
        <Button>Previous</Button>
        <Button>Save</Button>
        <Button variant="primary">Next</Button>
      </ActionBar>
    ),
  },
} satisfies Meta<typeof PageShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { tags: ['visual'] };

export const SkipLinkComesFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toBeVisible();
    const address = window.location.href;
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(window.location.href).toBe(address);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
  },
};

export const Announcements: Story = {
  play: async ({ canvasElement }) => {
    const polite = canvasElement.querySelector('[data-slot="live-regions"] [aria-live="polite"]');
    const assertive = canvasElement.querySelector('[data-slot="live-regions"] [aria-live="assertive"]');
    await expect(polite).toBeEmptyDOMElement();
    announce('Total 85%');
    await waitFor(() => expect(polite).toHaveTextContent('Total 85%'));
    await expect(assertive).toBeEmptyDOMElement();
    const first = polite?.textContent;
    announce('Total 85%');
    // The same words again are spoken again only if the text changes.
    await waitFor(() => expect(polite?.textContent).not.toBe(first));
    await expect(polite).toHaveTextContent('Total 85%');
    announce('Failed to save will. Please try again.', 'assertive');
    await waitFor(() => expect(assertive).toHaveTextContent('Failed to save will. Please try again.'));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

export const LongText: Story = {
  args: {
    children: (
      <div className="mx-auto max-w-reading space-y-6 px-4 py-6">
        <h1 className="font-display text-h1 font-medium wrap-anywhere">
          Will of Venkatanarasimharajuvaripeta Subrahmanyam Ramachandran
        </h1>
        {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
          <p key={key}>
            The will is generated from the information provided. The user is responsible for its accuracy. The
            will must be executed per local laws. Legal review is recommended.
          </p>
        ))}
      </div>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const Devanagari: Story = {
  args: {
    children: (
      <h1 lang="mr" className="p-6 font-display text-h1 font-medium">
        श्रीकांत लक्ष्मण शृंगारे यांचे मृत्युपत्र
      </h1>
    ),
  },
};
