import type { Meta, StoryObj } from '@storybook/react-vite';
import { meera } from '@virasat/will-model/fixtures';
import { WordingSheet } from './WordingSheet.tsx';
import { articleBlocks } from './wordingBlocks.ts';
import { draftWith } from './wordingDrafts.ts';

const meta = {
  title: 'Will wording/VIII No-contest clause and special instructions',
  id: 'will-wording-viii',
  component: WordingSheet,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof WordingSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Article: Story = {
  args: {
    title: 'Article VIII, no-contest clause and special instructions',
    trigger: 'always. Shown with both.',
    blocks: articleBlocks(meera, 'VIII'),
  },
};

export const NoContestClause: Story = {
  args: {
    title: 'A no-contest clause',
    trigger: 'the testator wants the clause.',
    blocks: articleBlocks(meera, 'VIII', ['VIII.1a', 'VIII.1b']),
  },
};

export const NoContestClauseLeftOut: Story = {
  args: {
    title: 'No no-contest clause',
    trigger: 'the testator doesn’t want the clause.',
    blocks: articleBlocks(draftWith({ otherInfo: { includeNoContestClause: false } }), 'VIII', ['VIII.1c']),
  },
};

export const SpecialInstructions: Story = {
  args: {
    title: 'Special instructions',
    trigger: 'the testator gives special instructions.',
    blocks: articleBlocks(meera, 'VIII', ['VIII.2a']),
  },
};

export const NoSpecialInstructions: Story = {
  args: {
    title: 'No special instructions',
    trigger: 'the testator gives none.',
    blocks: articleBlocks(draftWith({ otherInfo: { hasSpecialInstructions: false } }), 'VIII', ['VIII.2b']),
  },
};
