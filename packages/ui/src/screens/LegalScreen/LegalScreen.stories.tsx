import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleProvider } from '../ContactScreen/providerFacts.fixture.ts';
import { InShell } from '../inShell.fixture.tsx';
import { deliveryPolicy, privacyPolicy, refundPolicy, termsOfUse } from './content/index.ts';
import { LegalScreen } from './LegalScreen.tsx';

const meta = {
  title: 'Screens/Legal',
  component: LegalScreen,
  parameters: { layout: 'fullscreen' },
  args: { document: termsOfUse(exampleProvider), provider: exampleProvider },
  decorators: [
    (Story) => (
      <InShell path="/terms">
        <Story />
      </InShell>
    ),
  ],
} satisfies Meta<typeof LegalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
    await expect(canvas.getByText('Last changed on 28 November 2026')).toBeVisible();
    const list = canvas.getByRole('navigation', { name: 'On this page' });
    const links = [...list.querySelectorAll('a')];
    await expect(links).toHaveLength(args.document.sections.length);
    for (const link of links) {
      const target = canvasElement.querySelector(link.getAttribute('href') ?? '');
      await expect(target).toHaveTextContent(link.textContent.replace('.', '. '));
    }
    await expect(canvasElement.querySelectorAll('[data-slot="review-mark"]')).toHaveLength(0);
  },
};

export const Privacy: Story = {
  tags: ['visual'],
  args: { document: privacyPolicy(exampleProvider) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '12. Your rights' })).toBeVisible();
  },
};

export const Refund: Story = { args: { document: refundPolicy(exampleProvider) } };
export const Delivery: Story = { args: { document: deliveryPolicy(exampleProvider) } };

/** What reviewers read: every point that a lawyer has still to confirm stands beside the text. Visitors don't see these. */
export const WaitingForALawyer: Story = {
  tags: ['visual'],
  args: { showReviewMarks: true },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('This text is a draft')).toBeVisible();
    const open = args.document.sections
      .flatMap(({ blocks }) => blocks)
      .filter(({ kind }) => kind === 'review');
    await expect(canvasElement.querySelectorAll('[data-slot="review-mark"]')).toHaveLength(open.length);
  },
};
export const PrivacyWaitingForALawyer: Story = {
  ...WaitingForALawyer,
  tags: ['!visual'],
  args: { document: privacyPolicy(exampleProvider), showReviewMarks: true },
};
export const RefundWaitingForALawyer: Story = {
  ...WaitingForALawyer,
  tags: ['!visual'],
  args: { document: refundPolicy(exampleProvider), showReviewMarks: true },
};
export const DeliveryWaitingForALawyer: Story = {
  ...WaitingForALawyer,
  tags: ['!visual'],
  args: { document: deliveryPolicy(exampleProvider), showReviewMarks: true },
};

export const Dark: Story = { tags: ['visual'], args: { showReviewMarks: true }, globals: { theme: 'dark' } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };
