import type { Meta, StoryObj } from '@storybook/react-vite';
import { composeWill } from '@virasat/pdf';
import { emptyDraft } from '@virasat/will-model';
import { ashwini, devanagariNames, longNames, meera, meeraIn } from '@virasat/will-model/fixtures';
import { expect, fn, waitFor, within } from 'storybook/test';
import { WillText } from './WillText.tsx';
import { newTexts, willChanges } from './willChanges.ts';

const meta = {
  title: 'Patterns/Preview/WillText',
  component: WillText,
  args: { document: composeWill(meera), onFieldOpen: fn() },
} satisfies Meta<typeof WillText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholeWill: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByRole('article');
    await expect(text).toHaveAttribute('lang', 'en');
    await expect(text).toHaveTextContent('LAST WILL AND TESTAMENT of Meera Deshpande');
    await expect(text.querySelectorAll('[data-clause^="article."]')).toHaveLength(9);
  },
};

export const OneArticle: Story = { tags: ['visual'], args: { articles: ['IV'] } };

/** A press on an answer leads to it, one on the rest of its sentence to the sentence's first answer. */
export const LeadsToAnswers: Story = {
  args: { articles: ['VII'] },
  play: async ({ canvas, userEvent, args }) => {
    const [caretaker] = canvas.getAllByRole('link', { name: 'Ashwini Kulkarni' });
    if (!caretaker) throw new Error('The article names the caretaker');
    await userEvent.click(caretaker);
    await expect(args.onFieldOpen).toHaveBeenLastCalledWith('otherInfo.caretaker');
    const clause = canvas.getByRole('article').querySelector('[data-clause="VII.3a"] p');
    await expect(clause).not.toBeNull();
    if (clause) await userEvent.click(clause);
    await expect(args.onFieldOpen).toHaveBeenLastCalledWith('otherInfo.hasPets');
  },
};

/** All answers are one stop of the Tab key; arrows move among them, Enter opens. */
export const ByKeyboard: Story = {
  args: { articles: ['III'] },
  play: async ({ canvas, userEvent, args }) => {
    const links = within(canvas.getByRole('article')).getAllByRole('link');
    // The stop is set once the text has been drawn.
    await waitFor(() => expect(links[0]).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFieldOpen).toHaveBeenLastCalledWith('nominees.0.relation');
    await userEvent.tab();
    for (const link of links) await expect(link).not.toHaveFocus();
  },
};

const withContest = composeWill(meera);
const withoutContest = { ...meera, otherInfo: { ...meera.otherInfo, includeNoContestClause: false } };
const whatIsNew = newTexts(composeWill(withoutContest), withContest);
export const ChangedWordsMarked: Story = {
  tags: ['visual'],
  args: {
    articles: ['VIII'],
    document: withContest,
    changes: whatIsNew === null ? null : willChanges(whatIsNew),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article').querySelectorAll('mark').length).toBeGreaterThan(0);
  },
};

/** Nothing answered: every answer that is missing is a line to fill in. */
export const Blanks: Story = {
  tags: ['visual'],
  args: { document: composeWill(emptyDraft(() => 'blank')), articles: ['II'] },
  play: async ({ canvas, userEvent, args }) => {
    const [blank] = canvas.getAllByRole('link', { name: 'not answered yet' });
    if (blank) await userEvent.click(blank);
    await expect(args.onFieldOpen).toHaveBeenCalledOnce();
  },
};

export const Hindi: Story = {
  tags: ['visual'],
  args: { document: composeWill(devanagariNames), articles: ['II', 'III'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('lang', 'hi');
  },
};
export const Marathi: Story = { args: { document: composeWill(meeraIn('marathi')), articles: ['V', 'VI'] } };

/** For those who only read: nothing in it leads anywhere. */
export const NotLinked: Story = {
  render: () => <WillText document={composeWill(ashwini)} articles={['II']} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const LongNames: Story = {
  args: { document: composeWill(longNames), articles: ['III', 'V'] },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { ...OneArticle, globals: { theme: 'dark' } };
export const Phone: Story = { ...OneArticle, globals: { viewport: { value: 'phone' } } };
