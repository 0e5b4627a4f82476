import { Button, Dialog } from '@virasat/ui';

export interface UnreadPointsDialogProps {
  open: boolean;
  title: string;
  /** One sentence above the points. */
  lead?: string;
  /** What nobody has ticked as read, a sentence each, in the order of the review. */
  points: readonly { key: string; text: string; lang?: string | undefined }[];
  goBackLabel: string;
  /** Goes on with everything as it is: that answer counts as having read the points. */
  confirmLabel: string;
  onGoBack(): void;
  onConfirm(): void;
}

/**
 * Asks once about points that were not ticked as read, before a will or a deed is made. It stops nobody.
 *
 * @see checks.md, Severity A
 */
export function UnreadPointsDialog({
  open,
  title,
  lead,
  points,
  goBackLabel,
  confirmLabel,
  onGoBack,
  onConfirm,
}: UnreadPointsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onGoBack();
      }}
      title={title}
      description={lead}
      dismissOnOutside={false}
      actions={
        <>
          <Button onClick={onGoBack}>{goBackLabel}</Button>
          <Button variant="primary" onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <ul className="list-disc space-y-2 ps-6 text-ink-2 marker:text-ink-3">
        {points.map(({ key, text, lang }) => (
          <li key={key} lang={lang} translate="no" className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
