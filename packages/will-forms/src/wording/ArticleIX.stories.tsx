import type { Meta, StoryObj } from '@storybook/react-vite';
import { meera } from '@virasat/will-model/fixtures';
import { WordingSheet } from './WordingSheet.tsx';
import { articleBlocks, footerBlocks } from './wordingBlocks.ts';
import { draftWith } from './wordingDrafts.ts';

const meta = {
  title: 'Will wording/IX General provisions and execution',
  id: 'will-wording-ix',
  component: WordingSheet,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof WordingSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const fourWitnesses = ['Sunita Joshi', 'Imran Shaikh', 'Anil Rao', 'Mary Thomas'].map((name) => ({
  id: name,
  name,
  address: '12 Karve Road, Pune 411004',
}));

export const Article: Story = {
  args: {
    title: 'Article IX, general provisions and execution',
    trigger: 'always. Shown for India, with two witnesses named in the form.',
    blocks: articleBlocks(meera, 'IX'),
  },
};

export const UnitedStates: Story = {
  args: {
    title: 'The law of the USA',
    trigger: 'the country is the USA.',
    blocks: articleBlocks(draftWith({ personalDetails: { country: 'USA' } }), 'IX', ['IX.1-US']),
  },
};

export const UnitedKingdom: Story = {
  args: {
    title: 'The law of the UK',
    trigger: 'the country is the UK: another law governs, and the attestation speaks of civil partners.',
    blocks: articleBlocks(draftWith({ personalDetails: { country: 'UK' } }), 'IX', ['IX.1-UK', 'ATT.2-UK']),
  },
};

export const WitnessesLater: Story = {
  args: {
    title: 'Witnesses named later',
    trigger: 'the testator names the witnesses later: two boxes with blank lines.',
    blocks: articleBlocks(draftWith({ otherInfo: { addWitnessNow: false } }), 'IX', ['ATT', 'ATT.2', 'WIT']),
  },
};

export const FourWitnesses: Story = {
  args: {
    title: 'Four witnesses',
    trigger: 'the testator names as many witnesses as the form takes.',
    blocks: articleBlocks(draftWith({ otherInfo: { witnesses: fourWitnesses } }), 'IX', ['WIT']),
  },
};

export const WitnessWithTheNameOfABeneficiary: Story = {
  args: {
    title: 'A witness with the name of a beneficiary',
    trigger: 'a witness bears the name of a beneficiary: the attestation doesn’t say that none is one.',
    blocks: articleBlocks(
      draftWith({
        otherInfo: {
          witnesses: [
            { id: 'w1', name: 'Rohan Deshpande', address: 'Pune' },
            { id: 'w2', name: 'Imran Shaikh', address: 'Pune' },
          ],
        },
      }),
      'IX',
      ['ATT', 'WIT'],
    ),
  },
};

export const Foot: Story = {
  args: {
    title: 'The foot of every page',
    trigger: 'always, on every page but the page of instructions; one line for each witness.',
    blocks: footerBlocks(meera),
  },
};
