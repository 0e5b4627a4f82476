import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MoreAnswers as Answers, noMoreAnswers } from '@virasat/will-model';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { checksTexts } from '../../texts/checks.ts';
import { MoreAnswers, type MoreAnswersProps } from './MoreAnswers.tsx';

const texts = checksTexts.proposed;

function MoreAnswersKept(props: MoreAnswersProps) {
  const [answers, setAnswers] = useState<Answers | undefined>(props.answers);
  return (
    <MoreAnswers
      {...props}
      answers={answers}
      onChange={(next) => {
        setAnswers(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/Review/MoreAnswers',
  component: MoreAnswers,
  render: (args) => <MoreAnswersKept {...args} />,
  args: { answers: undefined, hasWitnesses: true, onChange: fn() },
} satisfies Meta<typeof MoreAnswers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Each answer is told with the others as they are. */
export const Answered: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.moreTitle }));
    await userEvent.selectOptions(
      await canvas.findByLabelText(new RegExp(texts.personalLaw.slice(0, 20), 'u')),
      'hindu',
    );
    await userEvent.click(
      within(
        canvas.getByRole('radiogroup', { name: new RegExp(texts.earlierWill.slice(0, 20), 'u') }),
      ).getByRole('radio', { name: texts.earlierWills.none }),
    );
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        ...noMoreAnswers(),
        personalLaw: 'hindu',
        earlierWill: 'none',
      }),
    );
  },
};

/** Nothing is asked about witnesses who are not named yet. */
export const WitnessesLater: Story = {
  args: { hasWitnesses: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.moreTitle }));
    await waitFor(() => expect(canvas.getByText(texts.earlierWill)).toBeVisible());
    await expect(canvas.queryByText(texts.witnessesAdult)).toBeNull();
  },
};
export const Dark: Story = { ...Answered, globals: { theme: 'dark' } };
export const Phone: Story = { ...Answered, globals: { viewport: { value: 'phone' } } };
