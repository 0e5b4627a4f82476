import type { Meta, StoryObj } from '@storybook/react-vite';
import { meera } from '@virasat/will-model/fixtures';
import { WordingSheet } from './WordingSheet.tsx';
import { articleBlocks } from './wordingBlocks.ts';
import { draftWith } from './wordingDrafts.ts';

const meta = {
  title: 'Will wording/VII Care of minors and pets',
  id: 'will-wording-vii',
  component: WordingSheet,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof WordingSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Article: Story = {
  args: {
    title: 'Article VII, care of minors and pets',
    trigger: 'always. Shown with a caretaker and with pets.',
    blocks: articleBlocks(meera, 'VII'),
  },
};

export const LegalGuardian: Story = {
  args: {
    title: 'The legal guardian is the caretaker',
    trigger: 'the testator says that the legal guardian is the caretaker of minor beneficiaries.',
    blocks: articleBlocks(draftWith({ otherInfo: { isGuardianCaretaker: true } }), 'VII', ['VII.1a']),
  },
};

export const NamedCaretaker: Story = {
  args: {
    title: 'A caretaker by name',
    trigger: 'the testator names somebody else as caretaker of minor beneficiaries.',
    blocks: articleBlocks(meera, 'VII', ['VII.1b']),
  },
};

export const Pets: Story = {
  args: {
    title: 'Pets',
    trigger: 'the testator has pets and says what is to become of them.',
    blocks: articleBlocks(meera, 'VII', ['VII.3a']),
  },
};

export const NoPets: Story = {
  args: {
    title: 'No pets',
    trigger: 'the testator has no pets.',
    blocks: articleBlocks(draftWith({ otherInfo: { hasPets: false } }), 'VII', ['VII.3b']),
  },
};
