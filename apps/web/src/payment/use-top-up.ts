import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  accountKey,
  type CheckoutReceipt,
  createOrder,
  type DocumentClient,
  DocumentServiceError,
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

/** The service takes the checkout's receipt for no payment. */
class ReceiptRefusedError extends Error {
  override readonly name = 'ReceiptRefusedError';
  readonly code = 'receipt-refused';
}

/** The service could not be told; what it would have said is open. */
const PASSING: ReadonlySet<string> = new Set(['unreachable', 'fault', 'rate-limited', 'invalid-response']);

const textOf = (error: Error): string => {
  if (error instanceof UnauthenticatedError) return texts.authentication;
  if (error instanceof CheckoutUnavailableError) return texts.gateway;
  return error instanceof OrderError ? texts.order : texts.unexpected;
};

/**
 * Tells the service of a completed payment. Where that can't be done the payment is complete all the same: the
 * partner tells the service too, and nobody may be led to pay twice.
 *
 * @throws Error Where the service takes the receipt for no payment.
 */
async function tell(client: DocumentClient, receipt: CheckoutReceipt): Promise<'paid' | 'credited'> {
  try {
    const verified = await verifyPayment(client, receipt);
    if (verified.outcome === 'credited') return 'credited';
    throw new ReceiptRefusedError(verified.message ?? 'the receipt was refused');
  } catch (error) {
    if (error instanceof DocumentServiceError && PASSING.has(error.code)) return 'paid';
    throw error;
  }
}

/** A top-up by the payment partner's checkout. */
export interface TopUp {
  start(amountPaise: number): void;
  /** True while the page is covered; the checkout itself lies over the bare page. */
  isBusy: boolean;
  /** 'paid' once a payment was completed, 'credited' once the balance has it too; null before. */
  outcome: 'paid' | 'credited' | null;
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
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const page = new AbortController();
    leaving.current = page;
    return () => page.abort();
  }, []);
  const isUnderWay = useRef(false);

  const { mutate, isPending, data, error, reset } = useMutation({
    mutationKey: ['orders', 'top-up'],
    mutationFn: async (amountPaise: number): Promise<TopUp['outcome']> => {
      const left = leaving.current.signal;
      const { checkout } = await loadConfig();
      if (checkout === null) throw new CheckoutUnavailableError('No checkout is configured');
      const Checkout = await loadCheckout(checkout.scriptUrl);
      const order = await createOrder(client, amountPaise).catch((cause: unknown) => {
        throw cause instanceof UnauthenticatedError ? cause : new OrderError('no order', { cause });
      });
      // The page was left while the script or the order was on its way: nothing opens over another page.
      if (left.aborted) return null;
      setCheckoutOpen(true);
      const { keyId } = checkout;
      const payment = { ...order, keyId, brand: provider.brand, email: identity.email, userId: identity.sub };
      const receipt = await pay(Checkout, payment, left);
      setCheckoutOpen(false);
      if (receipt === null) return null;
      return checkout.verify ? tell(client, receipt) : 'paid';
    },
    onSettled: () => {
      isUnderWay.current = false;
      setCheckoutOpen(false);
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: accountKey }),
        queryClient.invalidateQueries({ queryKey: invoicesKey }),
      ]);
    },
  });
  return {
    start: (amountPaise) => {
      // Two presses can come before the first one shows.
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(amountPaise);
    },
    isBusy: isPending && !isCheckoutOpen,
    outcome: data ?? null,
    failure: error === null ? null : textOf(error),
    dismiss: reset,
  };
}
