import { useNavigate, useRouterState } from '@tanstack/react-router';
import { PaymentScreen, PaymentSuccessScreen } from '@virasat/ui';
import { REVIEW_STAGE } from '@virasat/will-model';
import { useEffect, useState } from 'react';
import { renderLink } from '../shell/render-link.tsx';
import { readAmount } from './read-amount.ts';
import { useTopUp } from './use-top-up.ts';

/** spec.md section 5, Payment. */
const INVALID_AMOUNT = 'Please enter a valid amount.';

/** The message that led here, if one did. The browser keeps it over a reload, and gives back whatever it was given. */
function usePassedMessage(): string | undefined {
  const passed: unknown = useRouterState({ select: ({ location }) => location.state.balanceMessage });
  return typeof passed === 'string' ? passed : undefined;
}

/**
 * The message that led here says what the balance was. Once something was paid it is no longer true, and must not be
 * found again by the browser's Back or by a reload.
 */
function useDropStaleMessage(isPaid: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (isPaid) void navigate({ to: '/payment', replace: true, state: {} });
  }, [isPaid, navigate]);
}

/** The top-up: an amount, the partner's checkout, and the way back to the will that waits. */
export function PaymentPage() {
  const message = usePassedMessage();
  const [amount, setAmount] = useState('');
  const [error, setError] = useState<string | undefined>();
  const { start, isBusy, outcome, failure, dismiss } = useTopUp();
  useDropStaleMessage(outcome !== null);

  if (outcome !== null) {
    return (
      <PaymentSuccessScreen
        renderLink={renderLink}
        returnHref={`/create-will?stage=${REVIEW_STAGE}`}
        billingHref="/billing"
        isCredited={outcome === 'credited'}
      />
    );
  }
  const handlePay = (): void => {
    const paise = readAmount(amount);
    setError(paise === null ? INVALID_AMOUNT : undefined);
    if (paise !== null && !isBusy) start(paise);
  };
  return (
    <PaymentScreen
      message={message}
      amount={amount}
      onAmountChange={(typed) => {
        setAmount(typed);
        setError(undefined);
      }}
      error={error}
      busy={isBusy}
      onPay={handlePay}
      dialog={failure === null ? undefined : { message: failure, onClose: dismiss }}
    />
  );
}
