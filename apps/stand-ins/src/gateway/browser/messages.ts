/** What the checkout hands to the page after a payment. */
export interface Receipt {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** What the frame tells the page that opened it. */
export type FrameMessage =
  | { source: typeof SOURCE; what: 'paid'; receipt: Receipt }
  | { source: typeof SOURCE; what: 'failed'; error: object }
  | { source: typeof SOURCE; what: 'closed' };

/** Tells our messages from others that a page gets. */
export const SOURCE = 'payment-stand-in';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Says whether a message of the frame's window is one of these; whose window it is the caller has checked. */
export const isFrameMessage = (data: unknown): data is FrameMessage =>
  isObject(data) && data['source'] === SOURCE && typeof data['what'] === 'string';

/** Says whether an answer is a receipt. */
export const isReceipt = (answer: unknown): answer is Receipt =>
  isObject(answer) && typeof answer['razorpay_signature'] === 'string';

/** The error of an answer that is none. */
export const errorOf = (answer: unknown): { description: string } => {
  const error = isObject(answer) ? answer['error'] : undefined;
  if (isObject(error) && typeof error['description'] === 'string')
    return { ...error, description: error['description'] };
  return { description: 'The payment failed.' };
};
