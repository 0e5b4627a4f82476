import type { Meta, StoryObj } from '@storybook/react-vite';
import { ashwini, largeDraft, meera } from '@virasat/will-model/fixtures';
import { expect } from 'storybook/test';
import { onStagePage } from '../../stories/stageDecorators.tsx';
import { executorTexts } from '../../texts/executor.ts';
import { residuaryTexts } from '../../texts/residuary.ts';
import { reviewTexts } from '../../texts/review.ts';
import { ReviewStage } from './ReviewStage.tsx';
import { answerTo, header, ReviewWithTick, reviewArgs, showAll } from './reviewStage.fixture.tsx';

const texts = reviewTexts.proposed;

const meta = {
  title: 'Screens/Will wizard/7 Answers in the review',
  component: ReviewStage,
  parameters: { layout: 'fullscreen' },
  decorators: [onStagePage],
  render: (args) => <ReviewWithTick {...args} />,
  args: reviewArgs,
} satisfies Meta<typeof ReviewStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** C-14: each letter as it was typed, tags as plain text and lines where they broke. */
export const LettersAsTyped: Story = {
  args: {
    draft: {
      ...meera,
      personalDetails: {
        ...meera.personalDetails,
        fullName: 'A < B > C',
        address: '“Shanti Niwas” – 2nd floor\nD\u2019Souza Lane\n\nPune\t411005',
      },
      nominees: meera.nominees.map((nominee, index) => ({
        ...nominee,
        name: ['Rao & Sons', "D'Souza", '<b>Asha</b>'][index] ?? nominee.name,
        nomiee_notes: index === 0 ? '<i>Partner</i> of “Rao & Sons”,\n\tA < B > C' : nominee.nomiee_notes,
      })),
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await showAll(canvas, userEvent);
    const answers = [...canvasElement.querySelectorAll('dd')];
    const withText = (text: string) => answers.find(({ textContent }) => textContent === text);
    await expect(withText('A < B > C')).toBeVisible();
    const address = withText('“Shanti Niwas” – 2nd floor\nD\u2019Souza Lane\n\nPune\t411005');
    await expect(address).toBeVisible();
    // Or the text would have its lines and its gap, and the page run them together.
    await expect(address).toHaveStyle({ whiteSpace: 'pre-wrap' });
    await expect(withText('<i>Partner</i> of “Rao & Sons”,\n\tA < B > C')).toBeVisible();
    for (const name of ['Rao & Sons', "D'Souza", '<b>Asha</b>']) {
      await expect(canvas.getAllByText(name).length).toBeGreaterThan(0);
    }
    await expect(canvas.queryByText('Asha', { selector: 'b' })).not.toBeInTheDocument();
  },
};

/** C-20: what was typed under an answer since changed is nowhere to be read. */
export const LastAnswersOnly: Story = {
  args: {
    draft: {
      ...meera,
      executor: { ...meera.executor, appointExecutor: 'no' },
      residuary: { ...meera.residuary, scope: 'only-mentioned', distributionOption: 'legal-heirs' },
      otherInfo: {
        ...meera.otherInfo,
        isGuardianCaretaker: true,
        hasPets: false,
        hasSpecialInstructions: false,
        addWitnessNow: false,
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await showAll(canvas, userEvent);
    for (const gone of [
      'rohan@example.com',
      '₹ 25,00,000',
      'Ashwini Kulkarni',
      'Our cat Mau is to live with Ashwini Kulkarni.',
      'Please give my books to the school library.',
      'Sunita Joshi',
    ]) {
      await expect(canvas.queryByText(gone)).not.toBeInTheDocument();
    }
    await expect(answerTo(canvas, texts.appointed)).toBe('No');
    await expect(answerTo(canvas, texts.distribution)).toBe(
      residuaryTexts.proposed.distributions['legal-heirs'].label,
    );
    await expect(answerTo(canvas, 'Witnesses')).toBe(texts.witnessesLater);
  },
};

/** C-20: executors of single assets are nowhere to be read once the same people act for everything. */
export const SeparateThenCommon: Story = {
  args: {
    draft: {
      ...meera,
      executor: {
        ...meera.executor,
        executorsPerAsset: {
          'asset-flat': meera.executor.commonExecutors.map((person) => ({
            ...person,
            id: `flat-${person.id}`,
            name: 'Zarina Contractor',
          })),
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await showAll(canvas, userEvent);
    await expect(answerTo(canvas, texts.assigned)).toBe(executorTexts.proposed.modes.common.label);
    await expect(canvas.getAllByText(executorTexts.proposed.primaryTag)).toHaveLength(1);
    await expect(canvas.getByText('rohan@example.com')).toBeVisible();
    await expect(canvas.queryByText(/Zarina/u)).not.toBeInTheDocument();
  },
};

const thirds = (percentages: readonly number[]) =>
  meera.nominees.map(({ id }, at) => ({ nomineeId: id, percentage: percentages[at] ?? null, comment: '' }));

const seven = largeDraft(7, 1).nominees;

/**
 * C-25: of three times 33, 1% is given to nobody by name, of an asset and of the residue; of seven times 14 it is 2%,
 * and of 34, 33, 33 nothing.
 */
export const WhatIsLeftOver: Story = {
  args: {
    draft: {
      ...meera,
      nominees: [...meera.nominees, ...seven],
      assets: meera.assets.map((asset, at) => ({
        ...asset,
        nomineeAllocations:
          at === 1
            ? seven.map(({ id }) => ({ nomineeId: id, percentage: 14, comment: '' }))
            : thirds(at === 0 ? [33, 33, 33] : [34, 33, 33]),
      })),
      residuary: { ...meera.residuary, customAllocations: thirds([33, 33, 33]) },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await showAll(canvas, userEvent);
    await expect(canvas.getAllByText(texts.unshared(1))).toHaveLength(1);
    await expect(canvas.getAllByText(texts.unshared(2))).toHaveLength(1);
    await expect(canvas.getByText(texts.unsharedResidue(1))).toBeVisible();
    const answers = [...canvasElement.querySelectorAll('dd')]
      .map(({ textContent }) => textContent)
      .join('\n');
    await expect(answers).toContain('33%');
    await expect(answers).not.toContain('100%');
  },
};

export const SeparateExecutors: Story = {
  tags: ['visual'],
  args: {
    draft: {
      ...meera,
      executor: {
        appointExecutor: 'yes',
        executorMode: 'separate',
        commonExecutors: [],
        executorsPerAsset: {
          'asset-flat': meera.executor.commonExecutors,
          'asset-deposit': meera.executor.commonExecutors.slice(0, 1),
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(header(canvas, 'Executor Details')).toHaveTextContent(texts.incomplete);
    await userEvent.click(header(canvas, 'Executor Details'));
    await expect(canvas.getAllByText(executorTexts.proposed.primaryTag)).toHaveLength(2);
    await expect(canvas.getAllByText(executorTexts.proposed.backupTag(1))).toHaveLength(1);
  },
};

export const Simple: Story = {
  args: { draft: ashwini },
  play: async ({ canvas, userEvent }) => {
    await showAll(canvas, userEvent);
    await expect(answerTo(canvas, 'Children')).toBe(texts.noChildren);
    await expect(answerTo(canvas, 'Father or Mother Name')).toBe('Vasant Kulkarni');
    await expect(answerTo(canvas, texts.valueLimit)).toBe(texts.noLimit);
    await expect(answerTo(canvas, 'Description')).toBe(texts.notProvided);
  },
};
