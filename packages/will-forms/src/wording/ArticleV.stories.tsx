import type { Meta, StoryObj } from '@storybook/react-vite';
import { meera } from '@virasat/will-model/fixtures';
import { WordingSheet } from './WordingSheet.tsx';
import { articleBlocks } from './wordingBlocks.ts';
import { draftWith } from './wordingDrafts.ts';

const meta = {
  title: 'Will wording/V Executors, debts and expenses',
  id: 'will-wording-v',
  component: WordingSheet,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof WordingSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Article: Story = {
  args: {
    title: 'Article V, executors, debts and expenses',
    trigger: 'always. Shown with a primary and a backup executor for all assets.',
    blocks: articleBlocks(meera, 'V'),
  },
};

export const NoExecutor: Story = {
  args: {
    title: 'No executor',
    trigger: 'the testator appoints no executor.',
    blocks: articleBlocks(draftWith({ executor: { appointExecutor: 'no' } }), 'V'),
  },
};

export const SoleExecutor: Story = {
  args: {
    title: 'One executor for all assets',
    trigger: 'one executor is appointed for all assets.',
    blocks: articleBlocks(
      draftWith({ executor: { commonExecutors: meera.executor.commonExecutors.slice(0, 1) } }),
      'V',
      ['V.1b', 'V.6', 'V.7'],
    ),
  },
};

export const SeveralExecutors: Story = {
  args: {
    title: 'Several executors for all assets',
    trigger: 'two or more executors are appointed for all assets: the first is primary.',
    blocks: articleBlocks(meera, 'V', ['V.1c', 'V.2']),
  },
};

export const SeparateExecutors: Story = {
  args: {
    title: 'Executors asset by asset',
    trigger: 'executors are appointed for each asset separately. An asset without an executor keeps its row.',
    blocks: articleBlocks(
      draftWith({
        executor: {
          executorMode: 'separate',
          executorsPerAsset: { 'asset-flat': meera.executor.commonExecutors },
        },
      }),
      'V',
      ['V.1d', 'V.2', 'V.3'],
    ),
  },
};
