import type { Meta, StoryObj } from '@storybook/react-vite';
import { meera, meeraIn } from '@virasat/will-model/fixtures';
import { expect, waitFor, type within } from 'storybook/test';
import { checksTexts } from '../../texts/checks.ts';
import { WhatHappensIf } from './WhatHappensIf.tsx';

const texts = checksTexts.proposed;

const meta = {
  title: 'Patterns/Review/WhatHappensIf',
  component: WhatHappensIf,
  args: { draft: meera, lang: 'en' },
} satisfies Meta<typeof WhatHappensIf>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;
interface User {
  click(element: Element): Promise<void>;
  selectOptions(element: Element, value: string): Promise<void>;
}

async function ask(canvas: Canvas, user: User, kind: string, who: [label: string, name: string]) {
  await user.click(canvas.getByRole('button', { name: texts.whatIfTitle }));
  await user.click(await canvas.findByRole('radio', { name: kind }));
  await user.selectOptions(canvas.getByLabelText(who[0]), who[1]);
}

export const Closed: Story = {};

/** Who then takes what, each line with the clauses that decide it. */
export const NomineeDies: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent, texts.nomineeDies, [texts.whichNominee, 'Rohan Deshpande']);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Rohan Deshpande'));
    await expect(canvas.getAllByText(/^Clauses? /u).length).toBeGreaterThan(0);
  },
};

/** What depends on a child’s own children is told for both cases, each under its condition. */
export const AChildDies: Story = {
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent, texts.nomineeDies, [texts.whichNominee, 'Aarav Deshpande']);
    const answer = await canvas.findByRole('status');
    const text = answer.textContent;
    const either = text.indexOf('If Aarav Deshpande leaves descendants who are living');
    const or = text.indexOf('If Aarav Deshpande leaves no living descendants');
    await expect(either).toBeGreaterThan(0);
    await expect(or).toBeGreaterThan(either);
    await expect(text.slice(either, or)).toContain('The living descendants of Aarav Deshpande');
    await expect(text.slice(or)).not.toContain('The living descendants of Aarav Deshpande');
  },
};

export const AssetGone: Story = {
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent, texts.assetGone, [texts.whichAsset, 'LIC policy 987654321']);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('LIC policy 987654321'));
  },
};

/** What still passes in place of an asset is said with its clause. */
export const AnAccountIsReplaced: Story = {
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent, texts.assetGone, [texts.whichAsset, 'HDFC fixed deposit 00123']);
    await waitFor(() =>
      expect(canvas.getByText(/An account that has replaced/u).parentElement).toHaveTextContent(
        /Clause IV\.3/u,
      ),
    );
  },
};

/** Another kind of question starts with nobody chosen. */
export const AskedAnew: Story = {
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent, texts.nomineeDies, [texts.whichNominee, 'Rohan Deshpande']);
    await userEvent.click(canvas.getByRole('radio', { name: texts.assetGone }));
    await expect(canvas.getByLabelText(texts.whichAsset)).toHaveValue('');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Marathi: Story = {
  args: { draft: meeraIn('marathi'), lang: 'mr' },
  ...(NomineeDies.play === undefined ? {} : { play: NomineeDies.play }),
};
export const Dark: Story = { ...NomineeDies, globals: { theme: 'dark' } };
export const Phone: Story = { ...NomineeDies, globals: { viewport: { value: 'phone' } } };
