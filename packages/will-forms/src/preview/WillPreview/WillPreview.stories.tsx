import type { Meta, StoryObj } from '@storybook/react-vite';
import { REVIEW_STAGE, type StageNumber, type WillDraft } from '@virasat/will-model';
import { devanagariNames, largeDraft, longNames, meera } from '@virasat/will-model/fixtures';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { previewTexts } from '../../texts/preview.ts';
import { useWatched } from './useWatched.ts';
import { WillPreviewAside, WillPreviewButton, WillPreviewContext } from './WillPreview.tsx';
import { type OpenPreview, WillPreviewDialog } from './WillPreviewDialog.tsx';
import { willPreviewText } from './willPreviewPart.ts';

const texts = previewTexts.proposed;

interface PreviewOnPageProps {
  draft: WillDraft;
  stage: StageNumber;
  onFieldOpen(field: string): void;
}

/** The three places of the preview, as the wizard puts them together. */
function PreviewOnPage({ draft, stage, onFieldOpen }: PreviewOnPageProps) {
  const [open, setOpen] = useState<OpenPreview>('none');
  const watchDraft = useWatched(draft);
  return (
    <WillPreviewContext value={{ watchDraft, stage, onFieldOpen, onOpen: setOpen }}>
      <WillPreviewButton />
      <WillPreviewAside />
      <WillPreviewDialog
        draft={draft}
        stage={stage}
        open={open}
        onOpenChange={setOpen}
        onFieldOpen={onFieldOpen}
      />
    </WillPreviewContext>
  );
}

const meta = {
  title: 'Patterns/Preview/WillPreview',
  component: PreviewOnPage,
  // As the wizard does while the person answers.
  beforeEach: willPreviewText.load,
  args: { draft: meera, stage: 2, onFieldOpen: fn() },
} satisfies Meta<typeof PreviewOnPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the form: the article that the stage feeds. */
export const Column: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, args }) => {
    const region = canvas.getByRole('region', { name: texts.title });
    const link = await within(region).findByRole('link', { name: 'Aarav Deshpande' });
    await userEvent.click(link);
    await expect(args.onFieldOpen).toHaveBeenLastCalledWith('nominees.1.name');
    await userEvent.click(within(region).getByRole('button', { name: texts.showWhole }));
    await expect(await screen.findByRole('dialog', { name: texts.wholeTitle })).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: texts.close })[0] ?? region);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** On a phone a button opens a sheet, and from there the whole will. */
export const Sheet: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: texts.preview });
    await userEvent.click(button);
    const sheet = await screen.findByRole('dialog', { name: texts.title });
    await expect(within(sheet).getByRole('article')).toHaveTextContent('Rohan Deshpande');
    await userEvent.click(within(sheet).getByRole('button', { name: texts.showWhole }));
    await expect(await screen.findByRole('dialog', { name: texts.wholeTitle })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const OnReview: Story = {
  args: { stage: REVIEW_STAGE },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.showWhole }));
    const dialog = await screen.findByRole('dialog', { name: texts.wholeTitle });
    await expect(dialog.querySelectorAll('[data-clause^="article."]')).toHaveLength(9);
  },
};
export const Hindi: Story = { args: { draft: devanagariNames, stage: 1 } };
export const LongNames: Story = { args: { draft: longNames, stage: 2 } };
export const LargeDraft: Story = { args: { draft: largeDraft(40, 60), stage: 3 } };
export const Dark: Story = { globals: { theme: 'dark' } };
