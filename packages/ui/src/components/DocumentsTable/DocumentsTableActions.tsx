import { Download, Pencil } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { documentsTableTexts as texts } from './documentsTableTexts.ts';

interface DocumentsTableActionsProps {
  /** Never empty: it completes the names of the buttons. */
  name: string;
  canDownload: boolean;
  opening: boolean;
  downloading: boolean;
  onEdit(): void;
  onDownload(): void;
}

/** What can be done with one document. Each button's name says with which. */
export function DocumentsTableActions({
  name,
  canDownload,
  opening,
  downloading,
  onEdit,
  onDownload,
}: DocumentsTableActionsProps) {
  return (
    <div className="-mx-2 flex flex-wrap gap-x-2 wrap-normal lg:flex-nowrap">
      <Button
        variant="quiet"
        size="dense"
        className="min-h-11"
        icon={<Pencil aria-hidden size={16} strokeWidth={1.75} />}
        aria-label={texts.proposed.editNamed(name)}
        busy={opening}
        onClick={onEdit}
      >
        {texts.edit}
      </Button>
      {canDownload && (
        <Button
          variant="quiet"
          size="dense"
          className="min-h-11"
          icon={<Download aria-hidden size={16} strokeWidth={1.75} />}
          aria-label={texts.proposed.downloadNamed(name)}
          busy={downloading}
          onClick={onDownload}
        >
          {texts.proposed.download}
        </Button>
      )}
    </div>
  );
}
