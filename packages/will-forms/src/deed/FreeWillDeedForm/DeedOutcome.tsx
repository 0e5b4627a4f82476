import { Alert, Button } from '@virasat/ui';
import { deedTexts } from '../../texts/deed.ts';

const texts = deedTexts.proposed;

/** Where the making of the file is. */
export type DeedMaking =
  | { status: 'idle' }
  | { status: 'making' }
  | { status: 'failed'; message: string }
  /** The browser has saved it; it can be saved again while nothing has changed. */
  | { status: 'made'; onDownloadAgain(): void };

/** What came of the download. */
export function DeedOutcome({ making }: { making: DeedMaking }) {
  if (making.status === 'failed') {
    return (
      <Alert tone="danger" live>
        {making.message}
      </Alert>
    );
  }
  if (making.status !== 'made') return null;
  return (
    <Alert
      tone="ok"
      live
      title={texts.madeTitle}
      action={<Button onClick={making.onDownloadAgain}>{texts.downloadAgain}</Button>}
    >
      {texts.madeText}
    </Alert>
  );
}
