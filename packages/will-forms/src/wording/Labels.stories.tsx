import type { Meta, StoryObj } from '@storybook/react-vite';
import { WordingSheet } from './WordingSheet.tsx';
import { rawBlocks } from './wordingBlocks.ts';
import { amountBlocks, dateBlocks } from './wordingExamples.ts';

const meta = {
  title: 'Will wording/Labels, numbers and dates',
  id: 'will-wording-labels',
  component: WordingSheet,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof WordingSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const PARTS = /^(relationPhrase|article|share$|amount$|date$|V\.asset$|title$)/;
const LABELS = /^(label|country|status|assetType|relation)\./;

export const Parts: Story = {
  args: {
    title: 'Heads and parts of sentences',
    trigger: 'a clause has a place for them. What stands in {braces} varies.',
    blocks: rawBlocks((key) => PARTS.test(key)),
  },
};

export const Labels: Story = {
  args: {
    title: 'Labels and words for answers',
    trigger: 'a table or a form needs them, or an answer is one of these words.',
    blocks: rawBlocks((key) => LABELS.test(key)),
  },
};

export const NumbersAndMonths: Story = {
  args: {
    title: 'Numbers, days and months in words',
    trigger:
      'a share, a date or an amount is printed in words: 0 to 100, then hundred, thousand, lakh and crore.',
    blocks: rawBlocks((key) => key.startsWith('words.')),
  },
};

export const Dates: Story = {
  args: {
    title: 'Dates in figures and words',
    trigger: 'a date is printed.',
    blocks: dateBlocks(['1985-03-14', '1900-01-01', '2000-02-29', '2026-11-27']),
  },
};

export const Amounts: Story = {
  args: {
    title: 'Amounts in figures and words',
    trigger: 'the limit of value is a plain amount of rupees and the country is India.',
    blocks: amountBlocks(['1', '999', '100000', '2500000', '10000000', '123456789']),
  },
};
