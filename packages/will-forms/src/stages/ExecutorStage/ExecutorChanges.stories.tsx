import type { Meta, StoryObj } from '@storybook/react-vite';
import { meera } from '@virasat/will-model/fixtures';
import { expect, fn } from 'storybook/test';
import { stageActions } from '../../stories/stageActions.tsx';
import { onStagePage } from '../../stories/stageDecorators.tsx';
import { expectTypedRowGone } from '../../stories/typedRow.ts';
import { executorTexts } from '../../texts/executor.ts';
import { ExecutorStage } from './ExecutorStage.tsx';
import { ashwini, assets, blank, rohan, separate } from './executorStage.fixture.ts';

const texts = executorTexts.proposed;

const meta = {
  title: 'Screens/Will wizard/4 Changes to executors',
  component: ExecutorStage,
  parameters: { layout: 'fullscreen' },
  decorators: [onStagePage],
  args: {
    ...stageActions,
    executor: meera.executor,
    assets,
    nominees: meera.nominees,
    onChange: fn(),
    onNext: fn(),
  },
} satisfies Meta<typeof ExecutorStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A nominee's name need not be typed again, and a number that is clearly one is set out to be read. */
export const FromNominees: Story = {
  args: { executor: { ...meera.executor, commonExecutors: [blank] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/Choose from nominees/u), 'Rohan Deshpande');
    await expect(canvas.getByLabelText(texts.fullName)).toHaveValue('Rohan Deshpande');
    await userEvent.type(canvas.getByLabelText(texts.phone), '09876543210');
    await userEvent.tab();
    await expect(canvas.getByLabelText(texts.phone)).toHaveValue('+91 98765 43210');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        commonExecutors: [{ ...blank, name: 'Rohan Deshpande', phone: '+91 98765 43210' }],
      }),
    );
  },
};

export const MakePrimary: Story = {
  tags: ['visual'],
  args: { executor: meera.executor },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Make primary/u }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...meera.executor,
      commonExecutors: [
        { ...ashwini, isBackup: false },
        { ...rohan, isBackup: true },
      ],
    });
    await expect(document.body).not.toHaveFocus();
  },
};

/** C-19: the second of three executors goes; the third moves up with its own answers. */
export const RemoveTheSecond: Story = {
  args: {
    executor: {
      ...meera.executor,
      commonExecutors: [
        rohan,
        ashwini,
        { ...blank, name: 'Sunita Joshi', email: 'sunita@example.com', isBackup: true },
      ],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(texts.phone), '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove executor 2, Ashwini Kulkarni' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        commonExecutors: [
          rohan,
          { ...blank, name: 'Sunita Joshi', email: 'sunita@example.com', phone: '1', isBackup: true },
        ],
      }),
    );
    await expect(canvas.queryByText('Ashwini Kulkarni')).not.toBeInTheDocument();
  },
};

/** C-19: the executor goes with the cursor in it, and so does the letter typed a moment before. */
export const RemoveTheOneBeingTyped: Story = {
  args: {
    executor: {
      ...meera.executor,
      commonExecutors: ['Asha', 'Bina', 'Chitra'].map((name, at) => ({
        ...blank,
        id: name,
        name,
        isBackup: at > 0,
      })),
    },
  },
  play: async ({ canvas, userEvent, args: { onChange } }) => {
    await expectTypedRowGone(
      { canvas, userEvent, onChange },
      { label: texts.fullName, remove: 'Remove executor 2, Bina', next: texts.legend(1) },
    );
    await expect(onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        commonExecutors: [
          expect.objectContaining({ name: 'Asha' }),
          expect.objectContaining({ name: 'Chitra!' }),
        ],
      }),
    );
  },
};

/** C-20: both ways keep what was typed; only the chosen one is shown. */
export const ModeSwitched: Story = {
  args: { executor: { ...meera.executor, executorsPerAsset: { 'asset-flat': [ashwini] } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: texts.modes.separate.label }));
    await expect(canvas.queryByText('Rohan Deshpande')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: texts.modes.common.label }));
    await expect(canvas.getByText('Rohan Deshpande')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...meera.executor,
      executorsPerAsset: { 'asset-flat': [ashwini] },
    });
  },
};

/** C-23: an id with dots is no path, and a hostile identifier is only a title. */
export const OddIdentifiers: Story = {
  args: {
    assets: [
      { id: 'asset.1.x', type: 'Others', identifier: '__proto__', description: '', nomineeAllocations: [] },
      {
        id: 'asset.2',
        type: 'Others',
        identifier: 'A/c [HDFC].001',
        description: '',
        nomineeAllocations: [],
      },
    ],
    executor: separate({}),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.add }));
    await userEvent.type(canvas.getByLabelText(texts.fullName), 'Rohan');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        executorsPerAsset: { 'asset.1.x': [expect.objectContaining({ name: 'Rohan' })] },
      }),
    );
  },
};
