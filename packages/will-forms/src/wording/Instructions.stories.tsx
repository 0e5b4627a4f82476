import type { Meta, StoryObj } from '@storybook/react-vite';
import { meera } from '@virasat/will-model/fixtures';
import { WordingSheet } from './WordingSheet.tsx';
import { instructionBlocks } from './wordingBlocks.ts';
import { draftWith } from './wordingDrafts.ts';

const meta = {
  title: 'Will wording/Instruction page',
  id: 'will-wording-instructions',
  component: WordingSheet,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof WordingSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const India: Story = {
  args: {
    title: 'How to sign, India',
    trigger: 'always before the will, which it is no part of; the country is India or none is chosen.',
    blocks: instructionBlocks(meera),
  },
};

export const UnitedStates: Story = {
  args: {
    title: 'How to sign, USA',
    trigger: 'the country is the USA.',
    blocks: instructionBlocks(draftWith({ personalDetails: { country: 'USA' } })),
  },
};

export const UnitedKingdom: Story = {
  args: {
    title: 'How to sign, UK',
    trigger: 'the country is the UK.',
    blocks: instructionBlocks(draftWith({ personalDetails: { country: 'UK' } })),
  },
};
