import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { proposed } from '../texts.ts';

/** What went wrong with a payment, in the specification's words. */
export interface PaymentMessage {
  message: string;
  onClose(): void;
}

/** The message dialog of the payment page; closed while there is no message. */
export function PaymentScreenDialog({ message }: { message: PaymentMessage | undefined }) {
  return (
    <Dialog
      open={message !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) message?.onClose();
      }}
      title={proposed.paymentMessageTitle}
      description={message?.message}
      actions={
        <Button variant="primary" onClick={message?.onClose}>
          {proposed.backToPayment}
        </Button>
      }
    />
  );
}
