/** What the checkout's script puts on the page: only what is used of it. */
interface CheckoutOptions {
  key: string;
  /** Whole paise. */
  amount: number;
  currency: string;
  name: string;
  order_id: string;
  prefill: { email?: string };
  notes: { user_id: string };
  handler(receipt: CheckoutReceipt): void;
  modal: { ondismiss(): void };
}

/** What the checkout says of a completed payment. */
export interface CheckoutReceipt {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

type Checkout = new (options: CheckoutOptions) => { open(): void; close(): void };

declare global {
  interface Window {
    Razorpay?: Checkout;
  }
}

/** The checkout's script could not be loaded, or isn't what it should be. */
export class CheckoutUnavailableError extends Error {
  override readonly name = 'CheckoutUnavailableError';
  readonly code = 'checkout-unavailable';
}

let loading: Promise<Checkout> | null = null;

function addScript(address: string): Promise<Checkout> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (why: string): void => {
      script.remove();
      reject(new CheckoutUnavailableError(why));
    };
    script.src = address;
    script.async = true;
    script.onload = () => {
      if (window.Razorpay === undefined) fail('The script defines no checkout');
      else resolve(window.Razorpay);
    };
    script.onerror = () => fail('The script could not be loaded');
    document.head.append(script);
  });
}

/**
 * Loads the payment partner's checkout, once; a failure is not remembered, so the next press loads it afresh.
 *
 * @throws CheckoutUnavailableError
 */
export function loadCheckout(address: string): Promise<Checkout> {
  if (window.Razorpay !== undefined) return Promise.resolve(window.Razorpay);
  loading ??= addScript(address).finally(() => {
    loading = null;
  });
  return loading;
}

/** Everything that one payment needs. */
export interface Payment {
  keyId: string;
  orderId: string;
  amountPaise: number;
  currency: string;
  brand: string;
  email: string | null;
  userId: string;
}

/**
 * Opens the checkout over the page.
 *
 * @param left Taken away again when this is aborted: the page below it was left.
 * @returns The receipt of a completed payment, or null where it was closed without one.
 * @see spec.md section 7, Payment order endpoint
 */
export function pay(
  Checkout: Checkout,
  payment: Payment,
  left: AbortSignal,
): Promise<CheckoutReceipt | null> {
  return new Promise((resolve) => {
    const close = (): void => {
      checkout.close();
      resolve(null);
    };
    // The page may live on for many payments: a checkout that has ended is not closed once more when it is left.
    const end = (receipt: CheckoutReceipt | null): void => {
      left.removeEventListener('abort', close);
      resolve(receipt);
    };
    const checkout = new Checkout({
      key: payment.keyId,
      amount: payment.amountPaise,
      currency: payment.currency,
      name: payment.brand,
      order_id: payment.orderId,
      prefill: payment.email === null ? {} : { email: payment.email },
      notes: { user_id: payment.userId },
      handler: end,
      modal: { ondismiss: () => end(null) },
    });
    left.addEventListener('abort', close, { once: true });
    checkout.open();
  });
}
