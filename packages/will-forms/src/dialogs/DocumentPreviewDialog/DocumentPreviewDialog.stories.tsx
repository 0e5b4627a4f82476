import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { DocumentPreviewDialog } from './DocumentPreviewDialog.tsx';

const meta = {
  title: 'Screens/Around submission/DocumentPreviewDialog',
  component: DocumentPreviewDialog,
  args: {
    open: true,
    // The test browser has no PDF viewer: a page of text stands for the framed will.
    pdfLink: `data:text/html,${encodeURIComponent('<!doctype html><html lang="en"><title>Will of Meera</title><body><main><h1>Will of Meera</h1></main></body></html>')}`,
    downloadUrl: 'data:application/pdf;base64,JVBERi0xLjcK',
    canShowPdf: true,
    sizeBytes: 142_000,
    pages: 5,
    onClose: fn(),
  },
} satisfies Meta<typeof DocumentPreviewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = () => screen.findByRole('dialog', { name: 'Your will is ready' });

async function expectDownload(): Promise<void> {
  const link = within(await findDialog()).getByRole('link', { name: 'Download' });
  await expect(link).toHaveAttribute('download', 'will_document.pdf');
  await waitFor(() => expect(link).toBeVisible());
}

export const Framed: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    const frame = within(await findDialog()).getByTitle('Your will, PDF');
    await expect(frame).toHaveAttribute('src', args.pdfLink);
    await expect(frame.getBoundingClientRect().height).toBeGreaterThan(300);
    await expectDownload();
  },
};

/** C-16: where no PDF can be framed there is no frame, and the whole file is one press away. */
export const WithoutPdfViewer: Story = {
  tags: ['visual'],
  args: { canShowPdf: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog();
    await expect(dialog.querySelector('iframe')).toBeNull();
    await waitFor(() => expect(within(dialog).getByText('will_document.pdf')).toBeVisible());
    await waitFor(() => expect(within(dialog).getByText('PDF, 5 pages, 142 KB')).toBeVisible());
    await expectDownload();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close and Return to Dashboard' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const CloseIconAndEscape: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(within(await findDialog()).getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
  },
};

/** A stray press must not discard the view of a will that has just been made. */
export const PressOutsideDoesNothing: Story = {
  play: async ({ args }) => {
    await findDialog();
    await fireEvent.pointerDown(document.body);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const WithoutPdfViewerWide: Story = { args: { canShowPdf: false, pages: 1, sizeBytes: 1_440_000 } };
export const FramedOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkWithoutPdfViewer: Story = { args: { canShowPdf: false }, globals: { theme: 'dark' } };
