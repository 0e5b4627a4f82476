import type { Meta, StoryObj } from '@storybook/react-vite';
import { meera } from '@virasat/will-model/fixtures';
import { WordingSheet } from './WordingSheet.tsx';
import { articleBlocks } from './wordingBlocks.ts';
import { draftWith } from './wordingDrafts.ts';

const meta = {
  title: 'Will wording/III Beneficiaries',
  id: 'will-wording-iii',
  component: WordingSheet,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof WordingSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Article: Story = {
  args: {
    title: 'Article III, beneficiaries',
    trigger: 'always. The column for notes stands because one beneficiary has a note.',
    blocks: articleBlocks(meera, 'III'),
  },
};

export const WithoutNotes: Story = {
  args: {
    title: 'Beneficiaries without notes',
    trigger: 'no beneficiary has a note: the column is left out.',
    blocks: articleBlocks(
      draftWith({
        nominees: meera.nominees.map((nominee) => ({ ...nominee, nomiee_notes: '' })),
      }),
      'III',
      ['III.1'],
    ),
  },
};
