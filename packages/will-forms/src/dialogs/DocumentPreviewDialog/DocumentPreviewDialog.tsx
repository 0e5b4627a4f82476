import { Button, Dialog } from '@virasat/ui';
import { Download } from 'lucide-react';
import { dialogTexts as texts } from '../../texts/dialogs.ts';
import { DocumentPreviewCard } from './DocumentPreviewCard.tsx';

const { proposed } = texts;

/** The name under which the will is downloaded. @see spec.md, section 9 */
export const WILL_FILE_NAME = 'will_document.pdf';

export interface DocumentPreviewDialogProps {
  open: boolean;
  /** Address of the stored PDF, for the frame. */
  pdfLink: string;
  /** A `blob:` address of the bytes that were uploaded, for Download. */
  downloadUrl: string;
  /** Whether this browser shows a PDF in a frame (`navigator.pdfViewerEnabled`). */
  canShowPdf: boolean;
  sizeBytes: number;
  pages: number;
  /** The button, the close icon and Escape alike. The owner discards the draft and opens the dashboard. */
  onClose(): void;
}

/**
 * Shows the will that has just been made. A browser that cannot show a PDF in a frame gets the seal, what the file
 * is, and Download, never an empty box.
 * @see spec.md, section 2, Dialogs around submission; design.md, 3.4
 */
export function DocumentPreviewDialog(props: DocumentPreviewDialogProps) {
  const { open, pdfLink, downloadUrl, canShowPdf, sizeBytes, pages, onClose } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={proposed.previewTitle}
      description={proposed.previewNext}
      size={canShowPdf ? 'wide' : 'normal'}
      dismissOnOutside={false}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.closePreview}
          </Button>
          <Button
            variant="primary"
            asChild
            icon={<Download aria-hidden className="size-5" strokeWidth={1.75} />}
          >
            <a href={downloadUrl} download={WILL_FILE_NAME}>
              {texts.download}
            </a>
          </Button>
        </>
      }
    >
      {canShowPdf ? (
        <>
          <iframe
            src={pdfLink}
            title={proposed.previewFrame}
            className="min-h-60 w-full flex-1 rounded-doc border border-line bg-sunk"
          />
          <p className="text-sm text-ink-3">{proposed.previewMissing}</p>
        </>
      ) : (
        <DocumentPreviewCard fileName={WILL_FILE_NAME} sizeBytes={sizeBytes} pages={pages} />
      )}
    </Dialog>
  );
}
