import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Overlay } from '../../components/Overlay/index.ts';
import { SafeHtml } from '../../components/SafeHtml/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { cn } from '../../lib/cn.ts';
import { screenCard, screenColumn } from '../layout.ts';
import { proposed, specified } from '../texts.ts';
import { amountEcho } from './amountEcho.ts';
import { type PaymentMessage, PaymentScreenDialog } from './PaymentScreenDialog.tsx';

export interface PaymentScreenProps {
  /** Why one was sent here: the server's message as HTML, shown without trusting it. */
  message?: string | undefined;
  /** The amount as typed, in rupees. */
  amount: string;
  onAmountChange(amount: string): void;
  /** 'Please enter a valid amount.' */
  error?: string | undefined;
  /** The payment is on its way: the page is covered. */
  busy: boolean;
  /** Pressed or submitted by Enter; the caller checks the amount. */
  onPay(): void;
  /** What went wrong, in a dialog over the page. The amount stays. */
  dialog?: PaymentMessage | undefined;
}

/**
 * The top-up: an amount and one button.
 * @see spec.md, section 2, Payment
 * @see design.md, 3.6
 */
export function PaymentScreen({
  message,
  amount,
  onAmountChange,
  error,
  busy,
  onPay,
  dialog,
}: PaymentScreenProps) {
  return (
    <div
      data-slot="payment-screen"
      className={screenColumn({ width: 'card', className: 'pt-10 pb-20 md:pt-16' })}
    >
      <h1 tabIndex={-1} className="font-display text-h1 font-medium">
        {proposed.payment}
      </h1>
      {message !== undefined && message.trim() !== '' && (
        <Alert tone="warn" className="mt-6">
          <SafeHtml html={message} fallback={specified.insufficientBalance} />
        </Alert>
      )}
      <form
        noValidate
        className={cn(screenCard, 'mt-6 p-6 xs:p-8')}
        onSubmit={(event) => {
          event.preventDefault();
          onPay();
        }}
      >
        <TextField
          variant="money"
          width="short"
          name="amount"
          label={proposed.amount}
          hint={proposed.amountHint}
          error={error}
          value={amount}
          onChange={(event) => onAmountChange(event.currentTarget.value)}
        />
        {/* Holds its line, so that nothing jumps while one types; not live, or every figure typed would be spoken. */}
        <p className="mt-4 min-h-9 text-h3 font-semibold tabular">{amountEcho(amount)}</p>
        <p className="text-sm text-ink-2">{proposed.gstIncluded}</p>
        <Button type="submit" variant="primary" className="mt-6 w-full">
          {specified.payNow}
        </Button>
        <p className="mt-3 text-sm text-ink-3">{proposed.paymentPartner}</p>
      </form>
      <Overlay open={busy} title={proposed.paymentBusyTitle} text={proposed.paymentBusyText} />
      <PaymentScreenDialog message={dialog} />
    </div>
  );
}
