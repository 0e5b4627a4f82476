import type { Meta, StoryObj } from '@storybook/react-vite';
import { meera } from '@virasat/will-model/fixtures';
import { WordingSheet } from './WordingSheet.tsx';
import { articleBlocks } from './wordingBlocks.ts';
import { draftWith } from './wordingDrafts.ts';

const meta = {
  title: 'Will wording/II Testator and family',
  id: 'will-wording-ii',
  component: WordingSheet,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof WordingSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Article: Story = {
  args: {
    title: 'Article II, testator and family',
    trigger: 'always. Shown for a married woman with two children.',
    blocks: articleBlocks(meera, 'II'),
  },
};

export const MarriedWoman: Story = {
  args: {
    title: 'Wife of',
    trigger: 'the testator is a married woman: the form asks for her husband’s name.',
    blocks: articleBlocks(meera, 'II', ['II.1']),
  },
};

export const UnmarriedWoman: Story = {
  args: {
    title: 'Daughter of',
    trigger: 'the testator is a woman who is single or separated: the form asks for a parent’s name.',
    blocks: articleBlocks(
      draftWith({ personalDetails: { relationshipStatus: 'single', guardianName: 'Vasant Kulkarni' } }),
      'II',
      ['II.1'],
    ),
  },
};

export const Man: Story = {
  args: {
    title: 'Son of',
    trigger:
      'the testator is a man, whatever his status: the form asks for a parent’s name, never for a wife’s.',
    blocks: articleBlocks(
      draftWith({ personalDetails: { gender: 'male', guardianName: 'Vasant Kulkarni' } }),
      'II',
      ['II.1'],
    ),
  },
};

export const OtherGender: Story = {
  args: {
    title: 'Child of',
    trigger: 'the testator has chosen ‘other’ as gender, whatever the status.',
    blocks: articleBlocks(
      draftWith({ personalDetails: { gender: 'other', guardianName: 'Vasant Kulkarni' } }),
      'II',
      ['II.1'],
    ),
  },
};

export const Single: Story = {
  args: {
    title: 'Marital status: single',
    trigger: 'the testator is single, which may also mean widowed or divorced.',
    blocks: articleBlocks(draftWith({ personalDetails: { relationshipStatus: 'single' } }), 'II', ['II.2']),
  },
};

export const Separated: Story = {
  args: {
    title: 'Marital status: separated',
    trigger: 'the testator is separated.',
    blocks: articleBlocks(draftWith({ personalDetails: { relationshipStatus: 'separated' } }), 'II', [
      'II.2',
    ]),
  },
};

export const UnitedStates: Story = {
  args: {
    title: 'Country: USA',
    trigger: 'the testator has chosen the USA.',
    blocks: articleBlocks(draftWith({ personalDetails: { country: 'USA' } }), 'II', ['II.2']),
  },
};

export const UnitedKingdom: Story = {
  args: {
    title: 'Country: UK',
    trigger: 'the testator has chosen the UK.',
    blocks: articleBlocks(draftWith({ personalDetails: { country: 'UK' } }), 'II', ['II.2']),
  },
};

export const NoChildren: Story = {
  args: {
    title: 'No children listed',
    trigger: 'the testator lists no children, which need not mean that there are none.',
    blocks: articleBlocks(draftWith({ personalDetails: { hasChildren: false } }), 'II', ['II.3b']),
  },
};

export const Children: Story = {
  args: {
    title: 'Children listed',
    trigger: 'the testator lists children; one below eighteen is called a minor.',
    blocks: articleBlocks(meera, 'II', ['II.3a']),
  },
};
