import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { SaveIndicator } from '../SaveIndicator/SaveIndicator.tsx';
import { ActionBar } from './ActionBar.tsx';

const meta = {
  title: 'Components/ActionBar',
  component: ActionBar,
  parameters: { layout: 'fullscreen' },
  args: {
    status: <SaveIndicator state="device" time="4:12 pm" />,
    children: (
      <>
        <Button>Previous</Button>
        <Button>Save</Button>
        <Button variant="primary">Next</Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div>
        <main className="mx-auto max-w-form space-y-6 p-4">
          {Array.from({ length: 30 }, (_, index) => index + 1).map((number) => (
            <p key={number}>
              <a className="underline" href={`#line-${number}`}>{`Line ${number} of a long form`}</a>
            </p>
          ))}
        </main>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheFootOfTheWindow: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    const bar = canvasElement.querySelector('[data-slot="action-bar"]');
    if (!(bar instanceof HTMLElement)) throw new Error('No action bar');
    await waitFor(() =>
      expect(document.documentElement.style.scrollPaddingBlockEnd).toBe(`${bar.offsetHeight}px`),
    );
    const barTop = bar.getBoundingClientRect().top;
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    // None of the links is under the bar once it has focus; the browser scrolls by whole pixels.
    for (const link of canvas.getAllByRole('link')) {
      link.focus();
      await expect(link.getBoundingClientRect().bottom).toBeLessThan(barTop + 1);
    }
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const NotSaved: Story = {
  args: { status: <SaveIndicator state="account-failed" onRetry={() => undefined} /> },
  globals: { viewport: { value: 'phone' } },
};
export const LongText: Story = {
  args: {
    children: (
      <>
        <Button>Previous</Button>
        <Button>Save Draft</Button>
        <Button variant="primary">Return to review</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
/** Two rows of two: no word is broken, and the order stays. */
export const FourOnAPhone: Story = {
  args: {
    children: (
      <>
        <Button>Previous</Button>
        <Button>Save</Button>
        <Button>Return to review</Button>
        <Button variant="primary">Next</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    const boxes = buttons.map((button) => button.getBoundingClientRect());
    await expect(new Set(boxes.map(({ height }) => height))).toEqual(new Set([48]));
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(2);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };

export const Devanagari: Story = {
  args: {
    lang: 'hi',
    children: (
      <>
        <Button>पीछे</Button>
        <Button>सहेजें</Button>
        <Button variant="primary">आगे बढ़ें</Button>
      </>
    ),
  },
};
