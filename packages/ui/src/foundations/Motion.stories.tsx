import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { ProgressHeader } from '../components/ProgressHeader/ProgressHeader.tsx';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { FoundationPage, FoundationSection, FoundationTable } from './FoundationPage.tsx';

const stageNames = [
  'Personal Details',
  'Nominees',
  'Assets',
  'Executor Details',
  'Residuary Clause',
  'Other Information',
  'Review',
];

/** The thread drawn to the next knot, and at the end the seal. */
function DrawnThread() {
  const [stage, setStage] = useState(1);
  const isSealed = stage > stageNames.length;
  return (
    <div className="max-w-form space-y-4">
      <ProgressHeader stage={Math.min(stage, stageNames.length)} stageNames={stageNames} sealed={isSealed} />
      <Button onClick={() => setStage(isSealed ? 1 : stage + 1)}>
        {isSealed ? 'Begin again' : 'Next stage'}
      </Button>
    </div>
  );
}

const meta = {
  title: 'Foundations/Motion',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <FoundationPage
      title="Motion"
      lead="Movement shows what has changed and then rests. Nothing loops except the spinner, and with reduced motion nothing moves at all."
    >
      <FoundationSection title="Times">
        <FoundationTable
          caption="Durations"
          head={['Time', 'For', 'With reduced motion']}
          rows={[
            ['120 ms', 'States: hover, chosen, pressed', 'At once'],
            ['200 ms', 'What appears: dialogs, toasts, opened sections', 'At once'],
            ['320 ms', 'A stage: the thread draws to the next knot', 'The thread is there'],
            ['480 ms', 'The seal, pressed once', 'The seal is there'],
          ]}
        />
        <p>Everything eases by cubic-bezier(.2, .7, .2, 1), in code ease-thread.</p>
      </FoundationSection>
      <FoundationSection title="Thread and seal">
        <DrawnThread />
      </FoundationSection>
      <FoundationSection title="Waiting">
        <p className="flex items-center gap-3">
          <Spinner />
          <span>Creating your will...</span>
        </p>
      </FoundationSection>
    </FoundationPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Times: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next stage' });
    for (let stage = 2; stage <= 7; stage += 1) {
      await userEvent.click(next);
      await expect(canvas.getByText(`Step ${stage} of 7`)).toBeVisible();
    }
    await userEvent.click(next);
    await expect(canvas.getByRole('button', { name: 'Begin again' })).toHaveFocus();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
