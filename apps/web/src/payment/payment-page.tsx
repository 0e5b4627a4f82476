import { useRouterState } from '@tanstack/react-router';
import { PaymentScreen, PaymentSuccessScreen } from '@virasat/ui';
import { REVIEW_STAGE } from '@virasat/will-model';
import { useState } from 'react';
import { renderLink } from '../shell/render-link.tsx';
import { readAmount } from './read-amount.ts';
import { useTopUp } from './use-top-up.ts';

/** spec.md section 5, Payment. */
const INVALID_AMOUNT = 'Please enter a valid amount.';

/** The top-up: an amount, the partner's checkout, and the way back to the will that waits. */
export function PaymentPage() {
  const message = useRouterState({ select: ({ location }) => location.state.balanceMessage });
  const [amount, setAmount] = useState('');
  const [error, setError] = useState<string | undefined>();
  const { start, isBusy, isPaid, failure, dismiss } = useTopUp();

  if (isPaid) {
    return <PaymentSuccessScreen renderLink={renderLink} returnHref={`/create-will?stage=${REVIEW_STAGE}`} />;
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
