import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressHeader } from './ProgressHeader.tsx';

const meta = {
  title: 'Components/ProgressHeader',
  component: ProgressHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    stage: 3,
    stageNames: [
      'Personal Details',
      'Nominees',
      'Assets',
      'Executor Details',
      'Residuary Clause',
      'Other Information',
      'Review',
    ],
  },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-shell p-4 md:p-6 xl:p-8">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ProgressHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThirdStage: Story = {
  tags: ['visual', 'visual-a11y'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 3 of 7')).toBeVisible();
    await expect(canvas.getByText('43% complete')).toBeVisible();
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuetext', 'Step 3 of 7, 43% complete');
    await expect(bar).toHaveAttribute('aria-valuenow', '3');
    await expect(bar).toHaveAttribute('aria-valuemax', '7');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const NamesOnWideWindows: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getByText('Assets').closest('li');
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText('Nominees').closest('li')).toHaveTextContent('Nominees, completed');
    await expect(canvas.getByText('Review').closest('li')).toHaveTextContent('Review, not started');
  },
};

export const FirstStage: Story = { args: { stage: 1 } };
export const LastStage: Story = { args: { stage: 7 } };
export const Sealed: Story = { args: { stage: 7, sealed: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

export const LongNames: Story = {
  args: {
    stageNames: [
      'Personal details of the person who makes this will',
      'Nominees and other beneficiaries',
      'Assets and their shares',
      'Executors, primary and backup',
      'Residuary clause and what it covers',
      'Other information and witnesses',
      'Review of everything',
    ],
  },
};

export const Devanagari: Story = {
  args: {
    lang: 'hi',
    stageNames: ['व्यक्तिगत विवरण', 'नामित व्यक्ति', 'संपत्ति', 'निष्पादक', 'शेष संपत्ति', 'अन्य जानकारी', 'समीक्षा'],
  },
};
