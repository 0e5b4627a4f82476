import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Asset, assetTypes } from '@virasat/will-model';
import { meera } from '@virasat/will-model/fixtures';
import { WordingSheet } from './WordingSheet.tsx';
import { articleBlocks } from './wordingBlocks.ts';
import { draftWith } from './wordingDrafts.ts';

const meta = {
  title: 'Will wording/IV Bequests',
  id: 'will-wording-iv',
  component: WordingSheet,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof WordingSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const [flat, deposit, policy] = meera.assets;
const only = (...assets: (Asset | undefined)[]) =>
  draftWith({ assets: assets.filter((asset) => asset !== undefined) });
const oneOfEachType: Asset[] = assetTypes.map((type) => ({
  id: type,
  type,
  identifier: 'No. 12345',
  description: '',
  nomineeAllocations: [{ nomineeId: 'nominee-rohan', percentage: 100, comment: '' }],
}));
const withLostShare: Asset | undefined = deposit && {
  ...deposit,
  nomineeAllocations: [
    { nomineeId: 'nobody', percentage: 30, comment: '' },
    { nomineeId: 'nominee-aarav', percentage: 70, comment: '' },
  ],
};

export const Article: Story = {
  args: {
    title: 'Article IV, bequests of assets',
    trigger: 'always. Shown with three assets: one shared, one given in part, one given whole.',
    blocks: articleBlocks(meera, 'IV'),
  },
};

export const OneShare: Story = {
  args: {
    title: 'An asset given whole to one person',
    trigger: 'one beneficiary takes 100%: nothing is said of a remainder or of co-owners.',
    blocks: articleBlocks(only(policy), 'IV'),
  },
};

export const SeveralShares: Story = {
  args: {
    title: 'An asset shared by several',
    trigger:
      'two or more share one asset: they become co-owners of it. The table has a column for comments because one share has a comment.',
    blocks: articleBlocks(only(flat), 'IV', ['IV.2', 'IV.3 Real Estate', 'IV.6']),
  },
};

export const SharesUnderTheWhole: Story = {
  args: {
    title: 'An asset given in part',
    trigger: 'the shares of an asset add up to less than 100%: the rest falls into the residue.',
    blocks: articleBlocks(only(deposit), 'IV', ['IV.2', 'IV.4', 'IV.6']),
  },
};

export const ShareOfNobodyKnown: Story = {
  args: {
    title: 'A share of nobody known',
    trigger:
      'a share names somebody who is no beneficiary any more. Such a will can’t be submitted; the words show in the preview.',
    blocks: articleBlocks(only(withLostShare), 'IV', ['IV.2', 'IV.5']),
  },
};

export const TypesOfAsset: Story = {
  args: {
    title: 'The sentence for each type of asset',
    trigger: 'an asset is of that type.',
    blocks: articleBlocks(
      draftWith({ assets: oneOfEachType }),
      'IV',
      assetTypes.map((type) => `IV.3 ${type}`),
    ),
  },
};

export const SeveralAssets: Story = {
  args: {
    title: 'Several assets',
    trigger: 'the will names two or more assets.',
    blocks: articleBlocks(meera, 'IV', ['IV.10']),
  },
};
