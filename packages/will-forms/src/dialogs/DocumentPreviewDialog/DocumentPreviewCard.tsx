import { WillCreatedIllustration } from '@virasat/ui';
import { dialogTexts } from '../../texts/dialogs.ts';
import { formatFileSize } from './fileSize.ts';

const texts = dialogTexts.proposed;

export interface DocumentPreviewCardProps {
  fileName: string;
  sizeBytes: number;
  pages: number;
}

/** What the document is, in place of the document. */
export function DocumentPreviewCard({ fileName, sizeBytes, pages }: DocumentPreviewCardProps) {
  return (
    <div className="flex flex-col items-center gap-1 rounded-card border border-line bg-sunk px-4 py-6 text-center">
      <WillCreatedIllustration className="w-50" />
      <p className="mt-3 font-semibold wrap-anywhere" translate="no">
        {fileName}
      </p>
      <p className="text-sm text-ink-2 tabular">{texts.previewFacts(pages, formatFileSize(sizeBytes))}</p>
      <p className="mt-2 max-w-[40ch] text-sm text-ink-2">{texts.previewOnThisDevice}</p>
    </div>
  );
}
