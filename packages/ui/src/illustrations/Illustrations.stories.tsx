import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { FoundationPage } from '../foundations/FoundationPage.tsx';
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

const drawings: readonly (readonly [name: string, drawing: ReactNode])[] = [
  ['Home', <HeroIllustration key="hero" />],
  ['A will was made', <WillCreatedIllustration key="created" />],
  ['No documents', <EmptyDocumentsIllustration key="documents" />],
  ['No nominees', <EmptyNomineesIllustration key="nominees" />],
  ['No payments', <EmptyBillingIllustration key="billing" />],
  ['Paid', <PaymentDoneIllustration key="paid" />],
  ['Page not found', <NotFoundIllustration key="lost" />],
  ['Something broke', <UnexpectedErrorIllustration key="error" />],
  ['Seal, waiting', <Seal key="waiting" pressed={false} />],
  ['Seal, pressed', <Seal key="pressed" pressed />],
];

const meta = {
  title: 'Foundations/Illustrations',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <FoundationPage
      title="Illustrations"
      lead="One thread draws a few objects on flat paper, closed by one brass seal. All are decoration: hidden from screen readers, made of tokens alone, so they follow the theme and forced colours."
    >
      <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {drawings.map(([name, drawing]) => (
          <figure key={name} className="flex flex-col items-center justify-end gap-2">
            {drawing}
            <figcaption className="text-sm text-ink-2">{name}</figcaption>
          </figure>
        ))}
      </div>
    </FoundationPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('[data-slot="illustration"]')];
    await expect(shown).toHaveLength(8);
    for (const drawing of shown) {
      await expect(drawing).toHaveAttribute('aria-hidden', 'true');
      await expect(drawing.outerHTML.length).toBeLessThan(MAX_BYTES);
    }
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
