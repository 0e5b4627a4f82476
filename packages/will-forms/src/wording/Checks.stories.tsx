import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkBlocks, phraseBlocks, whatIfBlocks } from './checkBlocks.ts';
import { WordingSheet } from './WordingSheet.tsx';

const meta = {
  title: 'Will wording/Points to check',
  id: 'will-wording-checks',
  component: WordingSheet,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof WordingSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Checks: Story = {
  args: {
    title: 'Points to check',
    use: 'Shown on the review, never printed, when',
    trigger:
      'a check sees something that a careful lawyer would ask about. What stands in {braces} is filled with the person’s own words.',
    blocks: checkBlocks(),
  },
};

export const Phrases: Story = {
  args: {
    title: 'Phrases of the points to check',
    use: 'Shown on the review, never printed, when',
    trigger: 'a point to check names a place of the form, or leads to it.',
    blocks: phraseBlocks(),
  },
};

export const WhatHappensIf: Story = {
  args: {
    title: 'What happens if…',
    use: 'Shown on the review, never printed, when',
    trigger: 'the person asks who takes what if a nominee dies first or an asset is gone.',
    blocks: whatIfBlocks(),
  },
};
