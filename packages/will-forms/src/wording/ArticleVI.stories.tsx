import type { Meta, StoryObj } from '@storybook/react-vite';
import { meera } from '@virasat/will-model/fixtures';
import { WordingSheet } from './WordingSheet.tsx';
import { articleBlocks } from './wordingBlocks.ts';
import { draftWith } from './wordingDrafts.ts';

const meta = {
  title: 'Will wording/VI Residue',
  id: 'will-wording-vi',
  component: WordingSheet,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof WordingSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Article: Story = {
  args: {
    title: 'Article VI, residue',
    trigger: 'always. Shown for everything that is left, up to a limit, in shares of the testator’s own.',
    blocks: articleBlocks(meera, 'VI'),
  },
};

export const OnlyMentionedToLegalHeirs: Story = {
  args: {
    title: 'Residue of the assets in the will alone, to the legal heirs',
    trigger:
      'the residue is what Article IV mentions and doesn’t give effectively, and goes equally among the Class I legal heirs. Country: India.',
    blocks: articleBlocks(
      draftWith({
        residuary: { scope: 'only-mentioned', valueLimit: '', distributionOption: 'legal-heirs' },
      }),
      'VI',
    ),
  },
};

export const OnlyMentionedToAllBeneficiaries: Story = {
  args: {
    title: 'Residue of the assets in the will alone, to all beneficiaries',
    trigger:
      'the residue is what Article IV mentions and doesn’t give effectively, and goes equally among all beneficiaries. Country: India.',
    blocks: articleBlocks(
      draftWith({
        residuary: { scope: 'only-mentioned', valueLimit: '', distributionOption: 'all-beneficiaries' },
      }),
      'VI',
    ),
  },
};

export const OnlyMentionedInOwnShares: Story = {
  args: {
    title: 'Residue of the assets in the will alone, in shares of one’s own',
    trigger:
      'the residue is what Article IV mentions and doesn’t give effectively, and goes in shares that the testator chooses. Country: India.',
    blocks: articleBlocks(
      draftWith({ residuary: { scope: 'only-mentioned', valueLimit: '', distributionOption: 'custom' } }),
      'VI',
    ),
  },
};

export const OnlyMentionedInOwnWords: Story = {
  args: {
    title: 'Residue of the assets in the will alone, in one’s own words',
    trigger:
      'the residue is what Article IV mentions and doesn’t give effectively, and goes as the testator writes. Country: India.',
    blocks: articleBlocks(
      draftWith({
        residuary: {
          scope: 'only-mentioned',
          valueLimit: '',
          distributionOption: 'text',
          customText: 'To my sister Asha, and after her to her children.',
        },
      }),
      'VI',
    ),
  },
};

export const EverythingToLegalHeirs: Story = {
  args: {
    title: 'Residue of everything, mentioned or not, to the legal heirs',
    trigger:
      'the residue is all property that Article IV doesn’t give effectively, without a limit of value, and goes equally among the Class I legal heirs. Country: India.',
    blocks: articleBlocks(
      draftWith({
        residuary: { scope: 'all-including-unmentioned', valueLimit: '', distributionOption: 'legal-heirs' },
      }),
      'VI',
    ),
  },
};

export const EverythingToAllBeneficiaries: Story = {
  args: {
    title: 'Residue of everything, mentioned or not, to all beneficiaries',
    trigger:
      'the residue is all property that Article IV doesn’t give effectively, without a limit of value, and goes equally among all beneficiaries. Country: India.',
    blocks: articleBlocks(
      draftWith({
        residuary: {
          scope: 'all-including-unmentioned',
          valueLimit: '',
          distributionOption: 'all-beneficiaries',
        },
      }),
      'VI',
    ),
  },
};

export const EverythingInOwnShares: Story = {
  args: {
    title: 'Residue of everything, mentioned or not, in shares of one’s own',
    trigger:
      'the residue is all property that Article IV doesn’t give effectively, without a limit of value, and goes in shares that the testator chooses. Country: India.',
    blocks: articleBlocks(
      draftWith({
        residuary: { scope: 'all-including-unmentioned', valueLimit: '', distributionOption: 'custom' },
      }),
      'VI',
    ),
  },
};

export const EverythingInOwnWords: Story = {
  args: {
    title: 'Residue of everything, mentioned or not, in one’s own words',
    trigger:
      'the residue is all property that Article IV doesn’t give effectively, without a limit of value, and goes as the testator writes. Country: India.',
    blocks: articleBlocks(
      draftWith({
        residuary: {
          scope: 'all-including-unmentioned',
          valueLimit: '',
          distributionOption: 'text',
          customText: 'To my sister Asha, and after her to her children.',
        },
      }),
      'VI',
    ),
  },
};

export const ValueLimit: Story = {
  args: {
    title: 'A limit of value',
    trigger: 'the residue is everything, and the testator sets a limit of value, here in rupees.',
    blocks: articleBlocks(meera, 'VI', ['VI.1c']),
  },
};

export const ValueLimitAsTyped: Story = {
  args: {
    title: 'A limit of value, as typed',
    trigger:
      'the limit is no plain amount of rupees, or the country is not India: it is printed as it was typed.',
    blocks: articleBlocks(draftWith({ residuary: { valueLimit: 'half of what is in the bank' } }), 'VI', [
      'VI.1c',
    ]),
  },
};

export const LegalHeirsAbroad: Story = {
  args: {
    title: 'Legal heirs in the USA and the UK',
    trigger: 'the country is the USA or the UK: no class of heirs is named.',
    blocks: articleBlocks(
      draftWith({
        personalDetails: { country: 'UK' },
        residuary: { distributionOption: 'legal-heirs' },
      }),
      'VI',
      ['VI.2a-intl'],
    ),
  },
};

export const OwnSharesUnderTheWhole: Story = {
  args: {
    title: 'Own shares under the whole',
    trigger: 'the testator’s own shares of the residue add up to less than 100%, or name nobody known.',
    blocks: articleBlocks(
      draftWith({
        residuary: {
          customAllocations: [
            { nomineeId: 'nominee-rohan', percentage: 60 },
            { nomineeId: 'nobody', percentage: 30 },
          ],
        },
      }),
      'VI',
      ['VI.2d', 'VI.2e', 'VI.3'],
    ),
  },
};
