import { Button, Dialog, SafeHtml } from '@virasat/ui';
import { dialogTexts as texts } from '../../texts/dialogs.ts';

const { proposed } = texts;

export interface InsufficientBalanceDialogProps {
  open: boolean;
  /** The service's message: HTML from outside, shown cut down to plain words and https links. */
  messageHtml: string;
  /** Cancel, the close button or Escape: back to the review with everything kept. */
  onCancel(): void;
  /** Goes to the payment page with the message, and closes the dialog. */
  onPayNow(): void;
}

/**
 * Says that the balance does not cover the will, in the service's own words. 'Pay Now' is the top-up link.
 * @see spec.md, section 2, Dialogs around submission; design.md, 3.4 and 7
 */
export function InsufficientBalanceDialog({
  open,
  messageHtml,
  onCancel,
  onPayNow,
}: InsufficientBalanceDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={texts.balanceTitle}
      description={<SafeHtml html={messageHtml} fallback={proposed.balanceFallback} />}
      dismissOnOutside={false}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {texts.balanceCancel}
          </Button>
          <Button variant="primary" onClick={onPayNow}>
            {texts.balancePay}
          </Button>
        </>
      }
    />
  );
}
