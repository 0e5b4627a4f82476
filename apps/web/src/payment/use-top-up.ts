import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  accountKey,
  createOrder,
  invoicesKey,
  UnauthenticatedError,
  verifyPayment,
} from '@virasat/api-client';
import { useEffect, useRef, useState } from 'react';
import { useAccount } from '../account/account-context.tsx';
import { loadConfig } from '../config/app-config.ts';
import { provider } from '../config/brand.ts';
import { CheckoutUnavailableError, loadCheckout, pay } from './checkout.ts';

/** spec.md section 8, Authentication and payment. */
const texts = {
  authentication: 'Authentication error. Please log in again.',
  gateway: 'Failed to load payment gateway. Please try again.',
  order: 'Error creating order. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again later.',
} as const;

/** An order that could not be made: the specification has words of its own for it. */
class OrderError extends Error {
  override readonly name = 'OrderError';
  readonly code = 'order-failed';
}

const textOf = (error: Error): string => {
  if (error instanceof UnauthenticatedError) return texts.authentication;
  if (error instanceof CheckoutUnavailableError) return texts.gateway;
  return error instanceof OrderError ? texts.order : texts.unexpected;
};

/** A top-up by the payment partner's checkout. */
export interface TopUp {
  start(amountPaise: number): void;
  /** True while the page is covered; the checkout itself lies over the bare page. */
  isBusy: boolean;
  /** True once a payment was completed. */
  isPaid: boolean;
  /** What went wrong, in the specification's words. */
  failure: string | null;
  dismiss(): void;
}

/**
 * Makes an order and opens the checkout for it.
 *
 * @see spec.md section 4, Payment
 */
export function useTopUp(): TopUp {
  const { client, identity } = useAccount();
  const queryClient = useQueryClient();
  const [isCheckoutOpen, setCheckoutOpen] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const { mutate, isPending, data, error, reset } = useMutation({
    mutationKey: ['orders', 'top-up'],
    mutationFn: async (amountPaise: number): Promise<boolean> => {
      const { checkout } = await loadConfig();
      if (checkout === null) throw new CheckoutUnavailableError('No checkout is configured');
      const Checkout = await loadCheckout(checkout.scriptUrl);
      const order = await createOrder(client, amountPaise).catch((cause: unknown) => {
        throw cause instanceof UnauthenticatedError ? cause : new OrderError('no order', { cause });
      });
      // The page was left while the script or the order was on its way: nothing opens over another page.
      if (!isHere.current) return false;
      setCheckoutOpen(true);
      const receipt = await pay(Checkout, {
        ...order,
        keyId: checkout.keyId,
        brand: provider.brand,
        email: identity.email,
        userId: identity.sub,
      });
      setCheckoutOpen(false);
      if (receipt === null) return false;
      if (checkout.verify) {
        const verified = await verifyPayment(client, receipt);
        if (verified.outcome === 'refused') throw new Error(verified.message ?? 'the receipt was refused');
      }
      return true;
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: accountKey }),
        queryClient.invalidateQueries({ queryKey: invoicesKey }),
      ]),
  });
  return {
    start: mutate,
    isBusy: isPending && !isCheckoutOpen,
    isPaid: data === true,
    failure: error === null ? null : textOf(error),
    dismiss: reset,
  };
}
