import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyExecutorDetails, executorMessages as messages } from '@virasat/will-model';
import { devanagariNames, longNames, meera } from '@virasat/will-model/fixtures';
import { expect, fn, waitFor, within } from 'storybook/test';
import { expectRefused, summaryLines, summaryOf } from '../../stories/refusedNext.ts';
import { stageActions } from '../../stories/stageActions.tsx';
import { onStagePage } from '../../stories/stageDecorators.tsx';
import { executorTexts } from '../../texts/executor.ts';
import { ExecutorStage } from './ExecutorStage.tsx';
import { ashwini, assets, blank, rohan, separate } from './executorStage.fixture.ts';

const texts = executorTexts.proposed;

const meta = {
  title: 'Screens/Will wizard/4 Executor Details',
  component: ExecutorStage,
  parameters: { layout: 'fullscreen' },
  decorators: [onStagePage],
  args: {
    ...stageActions,
    executor: emptyExecutorDetails(),
    assets,
    nominees: meera.nominees,
    onChange: fn(),
    onNext: fn(),
  },
} satisfies Meta<typeof ExecutorStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen; each refusal asks for the next thing only. */
export const Empty: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryAllByRole('radio', { checked: true })).toHaveLength(0);
    await expectRefused({ canvas, userEvent }, [messages.appointMissing]);
    await userEvent.click(within(summaryOf(canvas)).getByRole('link', { name: messages.appointMissing }));
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await expectRefused({ canvas, userEvent }, [messages.modeMissing]);
    await userEvent.click(canvas.getByRole('radio', { name: texts.modes.common.label }));
    await expectRefused({ canvas, userEvent }, [messages.noneAdded]);
    await userEvent.click(within(summaryOf(canvas)).getByRole('link', { name: messages.noneAdded }));
    await expect(canvas.getByRole('button', { name: texts.add })).toHaveFocus();
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

export const Nobody: Story = {
  args: { executor: { ...meera.executor, appointExecutor: 'no' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(texts.appointedNobody)).toBeVisible();
    await expect(canvas.queryByText('Rohan Deshpande')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = {
  tags: ['visual'],
  args: { executor: meera.executor },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(texts.primaryTag)).toBeVisible();
    await expect(canvas.getByText(texts.backupTag(1))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenLastCalledWith(meera.executor);
  },
};

export const NextRefused: Story = {
  tags: ['visual'],
  args: { executor: { ...meera.executor, commonExecutors: [rohan, blank] } },
  play: async ({ canvas, userEvent }) => {
    await expectRefused({ canvas, userEvent }, [
      `${texts.legend(1)}: ${messages.nameMissing}`,
      `${texts.legend(1)}: ${messages.emailMissing}`,
      `${texts.legend(1)}: ${messages.phoneMissing}`,
      `${texts.legend(1)}: ${messages.addressMissing}`,
    ]);
    await userEvent.click(
      within(summaryOf(canvas)).getByRole('link', { name: `${texts.legend(1)}: ${messages.emailMissing}` }),
    );
    await expect(canvas.getByLabelText(texts.email)).toHaveFocus();
    // No format is checked: whatever is typed will do.
    await userEvent.keyboard('a');
    await waitFor(() =>
      expect(summaryLines(canvas)).not.toContain(`${texts.legend(1)}: ${messages.emailMissing}`),
    );
  },
};

/** The first asset that lacks executors is open; what is whole says so without being opened. */
export const Separate: Story = {
  tags: ['visual'],
  args: { executor: separate({ 'asset-flat': [rohan, ashwini] }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText(texts.missing)).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: /HDFC fixed deposit/u, expanded: true })).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: texts.sameAs('Flat 3, Kshitij Apartment, CTS No. 1187') }),
    );
    await expect(canvas.getAllByText(texts.missing)).toHaveLength(2);
    await expect(document.body).not.toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        executorsPerAsset: {
          'asset-flat': [rohan, ashwini],
          // People of their own: a later change to one must not change the other.
          'asset-deposit': [
            { ...rohan, id: expect.not.stringMatching(rohan.id) },
            { ...ashwini, id: expect.not.stringMatching(ashwini.id) },
          ],
        },
      }),
    );
  },
};

/** C-32: one phone is missing in a closed panel; it opens, and the link leads into it, closed again or not. */
export const FaultInClosedPanel: Story = {
  tags: ['visual'],
  args: {
    executor: separate({
      'asset-flat': [rohan],
      'asset-deposit': [ashwini],
      'asset-policy': [{ ...ashwini, id: 'executor-policy', phone: '' }],
      'asset-car': [{ ...rohan, id: 'executor-car' }],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const header = () => canvas.getByRole('button', { name: /LIC policy 987654321/u });
    await userEvent.click(header());
    await expect(header()).toHaveAttribute('aria-expanded', 'false');
    const line = `LIC policy 987654321, ${texts.legend(0)}: ${messages.phoneMissing}`;
    await expectRefused({ canvas, userEvent }, [line]);
    await expect(header()).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(messages.phoneMissing)).toBeVisible();
    await userEvent.click(header());
    await userEvent.click(within(summaryOf(canvas)).getByRole('link', { name: line }));
    await expect(canvas.getByLabelText(texts.phone)).toHaveFocus();
  },
};

/** Of one executor of one asset each answer in turn is missing alone, and that asset's line says which. */
export const OneAnswerMissing: Story = {
  args: {
    executor: separate({
      'asset-flat': [rohan],
      'asset-deposit': [ashwini],
      'asset-policy': [{ ...ashwini, id: 'executor-policy', name: '' }],
      'asset-car': [{ ...rohan, id: 'executor-car' }],
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    for (const [label, message] of [
      [texts.fullName, messages.nameMissing],
      [texts.email, messages.emailMissing],
      [texts.address, messages.addressMissing],
    ] as const) {
      await userEvent.clear(canvas.getByLabelText(label));
      await expectRefused({ canvas, userEvent }, [`LIC policy 987654321, ${texts.legend(0)}: ${message}`]);
      await userEvent.type(canvas.getByLabelText(label), 'a');
    }
    await expect(args.onNext).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const SeparateRefused: Story = {
  args: { assets: meera.assets, executor: separate({ 'asset-flat': [rohan] }) },
  play: async ({ canvas, userEvent }) => {
    await expectRefused({ canvas, userEvent }, [
      `HDFC fixed deposit 00123: ${messages.noneAdded}`,
      `LIC policy 987654321: ${messages.noneAdded}`,
    ]);
    await userEvent.click(
      within(summaryOf(canvas)).getByRole('link', { name: `LIC policy 987654321: ${messages.noneAdded}` }),
    );
    await userEvent.keyboard('{Enter}');
    await expect(summaryLines(canvas)).toEqual([`HDFC fixed deposit 00123: ${messages.noneAdded}`]);
  },
};

export const Devanagari: Story = {
  args: {
    nominees: devanagariNames.nominees,
    executor: {
      ...meera.executor,
      commonExecutors: [
        { ...rohan, name: 'रोहन देशपांडे', address: 'फ्लॅट 3, क्षितिज अपार्टमेंट, पुणे' },
        { ...ashwini, name: 'अश्विनी कुलकर्णी', address: '' },
      ],
    },
  },
};
export const LongNames: Story = {
  args: {
    nominees: longNames.nominees,
    executor: {
      ...meera.executor,
      commonExecutors: [
        { ...rohan, name: longNames.personalDetails.fullName, email: `${'a'.repeat(78)}@example.com` },
        { ...ashwini, name: longNames.personalDetails.fullName, address: '' },
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = {
  args: { executor: separate({ 'asset-flat': [rohan, ashwini] }) },
  globals: { theme: 'dark' },
};
export const Phone: Story = {
  tags: ['visual'],
  args: { executor: meera.executor },
  globals: { viewport: { value: 'phone' } },
};
export const PhoneSeparate: Story = {
  tags: ['visual'],
  args: { executor: separate({ 'asset-flat': [rohan, ashwini] }) },
  globals: { viewport: { value: 'phone' } },
};
