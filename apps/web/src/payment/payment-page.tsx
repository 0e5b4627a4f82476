import { useMutation } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { createOrder, UnauthenticatedError } from '@virasat/api-client';
import { PaymentScreen } from '@virasat/ui';
import { useState } from 'react';
import { useAccount } from '../account/account-context.tsx';
import { readAmount } from './read-amount.ts';

/** spec.md section 8, Authentication and payment. */
const texts = {
  invalidAmount: 'Please enter a valid amount.',
  authentication: 'Authentication error. Please log in again.',
  orderFailed: 'Error creating order. Please try again.',
} as const;

/** The top-up: an amount, checked, and an order made for it. */
export function PaymentPage() {
  const { client } = useAccount();
  const message = useRouterState({ select: ({ location }) => location.state.balanceMessage });
  const [amount, setAmount] = useState('');
  const [error, setError] = useState<string | undefined>();
  const order = useMutation({
    mutationKey: ['orders', 'create'],
    mutationFn: (amountPaise: number) => createOrder(client, amountPaise),
  });

  const handlePay = (): void => {
    const paise = readAmount(amount);
    setError(paise === null ? texts.invalidAmount : undefined);
    if (paise !== null) order.mutate(paise);
  };
  const failure = order.error instanceof UnauthenticatedError ? texts.authentication : texts.orderFailed;
  return (
    <PaymentScreen
      message={message}
      amount={amount}
      onAmountChange={(typed) => {
        setAmount(typed);
        setError(undefined);
      }}
      error={error}
      busy={order.isPending}
      onPay={handlePay}
      dialog={order.isError ? { message: failure, onClose: order.reset } : undefined}
    />
  );
}
