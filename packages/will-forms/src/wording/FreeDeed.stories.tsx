import type { Meta, StoryObj } from '@storybook/react-vite';
import { ashwiniDeed } from '@virasat/will-model/fixtures';
import { WordingSheet } from './WordingSheet.tsx';
import { deedBlocks, rawBlocks } from './wordingBlocks.ts';

const meta = {
  title: 'Will wording/Free will-deed',
  id: 'will-wording-deed',
  component: WordingSheet,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof WordingSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Deed: Story = {
  args: {
    title: 'The free will-deed',
    trigger:
      'always. Its form asks for neither assets nor shares: everything goes to the nominees in equal shares.',
    blocks: deedBlocks(ashwiniDeed),
  },
};

export const OneNominee: Story = {
  args: {
    title: 'A deed with one nominee',
    trigger: 'one nominee is named: no equal shares, and no other beneficiaries.',
    blocks: deedBlocks({ ...ashwiniDeed, nominees: ashwiniDeed.nominees.slice(0, 1) }, [
      'D.3-one',
      'D.4-one',
    ]),
  },
};

export const Wife: Story = {
  args: {
    title: 'A deed of a wife',
    trigger: 'the testator is named by her husband.',
    blocks: deedBlocks({ ...ashwiniDeed, relation: { type: 'Wife', parentName: 'Rohan Kulkarni' } }, ['D.1']),
  },
};

export const SigningSteps: Story = {
  args: {
    title: 'How to sign a deed',
    trigger: 'shown on the screen before a deed is downloaded, with P.3 and P.4 of the instruction page.',
    blocks: rawBlocks((key) => key === 'P.2-deed'),
  },
};
