import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyBillingIllustration } from './EmptyBillingIllustration.tsx';
import { EmptyDocumentsIllustration } from './EmptyDocumentsIllustration.tsx';
import { EmptyNomineesIllustration } from './EmptyNomineesIllustration.tsx';
import { HeroIllustration } from './HeroIllustration.tsx';
import { NotFoundIllustration } from './NotFoundIllustration.tsx';
import { PaymentDoneIllustration } from './PaymentDoneIllustration.tsx';
import { Seal } from './Seal.tsx';
import { UnexpectedErrorIllustration } from './UnexpectedErrorIllustration.tsx';
import { WillCreatedIllustration } from './WillCreatedIllustration.tsx';

const MAX_BYTES = 4096;

const meta = {
  title: 'Foundations/Illustrations',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <main className="grid gap-8 p-6 sm:grid-cols-2 lg:grid-cols-3">
      <HeroIllustration />
      <WillCreatedIllustration />
      <EmptyDocumentsIllustration />
      <EmptyNomineesIllustration />
      <EmptyBillingIllustration />
      <PaymentDoneIllustration />
      <NotFoundIllustration />
      <UnexpectedErrorIllustration />
      <Seal pressed={false} />
      <Seal pressed />
    </main>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('[data-slot="illustration"]')];
    await expect(drawings).toHaveLength(8);
    for (const drawing of drawings) {
      await expect(drawing).toHaveAttribute('aria-hidden', 'true');
      await expect(drawing.outerHTML.length).toBeLessThan(MAX_BYTES);
    }
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
