import type { Meta, StoryObj } from '@storybook/react-vite';
import { meera } from '@virasat/will-model/fixtures';
import { WordingSheet } from './WordingSheet.tsx';
import { articleBlocks, titleBlocks } from './wordingBlocks.ts';

const meta = {
  title: 'Will wording/I Declaration and revocation',
  id: 'will-wording-i',
  component: WordingSheet,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof WordingSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Article: Story = {
  args: {
    title: 'Article I, declaration and revocation',
    trigger: 'always; only the name varies.',
    blocks: articleBlocks(meera, 'I'),
  },
};

export const Title: Story = {
  args: {
    title: 'The title of the will',
    trigger: 'always; only the name varies.',
    blocks: titleBlocks(meera),
  },
};
