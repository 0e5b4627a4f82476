import type { OutcomeAnswer, VerifyPaymentRequest } from '@virasat/api-client/contract';
import type { Account } from '../accounts/account.ts';
import { isCheckoutSignature } from '../gateway/signatures.ts';
import { ApiError } from '../http/api-error.ts';
import { type PaymentParts, report } from './parts.ts';
import { type Settlement, settle } from './settle.ts';

/** The person's own order; somebody else's can't be told from none. */
async function findOrder({ db }: PaymentParts, account: Account, orderId: string): Promise<string> {
  const [order] = await db.query<{ order_id: string }>(
    'select order_id from payments where order_id = $1 and account_id = $2',
    [orderId, account.id],
  );
  if (order === undefined) throw new ApiError(404, 'NOT_FOUND', 'This order does not exist.');
  return order.order_id;
}

function answerOf(settlement: Settlement): OutcomeAnswer {
  const refuse = (code: string, message: string): OutcomeAnswer => ({ success: false, code, message });
  switch (settlement) {
    case 'credited':
    case 'already-credited':
      return { success: true, message: 'The payment was added to your balance.' };
    case 'unchanged':
      return refuse(
        'NOT_CAPTURED',
        'The payment is not complete yet. It will be added to your balance once it is.',
      );
    case 'failed':
      return refuse('PAYMENT_FAILED', 'The payment failed.');
    case 'mismatch':
    case 'second-payment':
    case 'unknown-order':
      return refuse('PAYMENT_REFUSED', 'The payment does not match the order. Please contact us.');
    default:
      return settlement satisfies never;
  }
}

/**
 * Credits what the checkout told the page, at once. The signature says that the gateway wrote it; that there is money
 * the gateway itself is asked.
 *
 * @throws ApiError 404 for an order that isn't the person's, 400 where the signature is wrong.
 * @throws GatewayUnavailableError
 */
export async function verifyPayment(
  parts: PaymentParts,
  account: Account,
  request: VerifyPaymentRequest,
): Promise<OutcomeAnswer> {
  const { razorpay_order_id, razorpay_payment_id: paymentId, razorpay_signature } = request;
  const orderId = await findOrder(parts, account, razorpay_order_id);
  if (!isCheckoutSignature(orderId, paymentId, razorpay_signature, parts.keySecret)) {
    parts.log.warn({ orderId }, 'a receipt with a wrong signature');
    throw new ApiError(400, 'SIGNATURE_INVALID', 'The payment could not be verified.');
  }
  const payments = await parts.gateway.paymentsOf(orderId);
  const payment = payments.find(({ id, orderId: paidOrder }) => id === paymentId && paidOrder === orderId);
  if (payment === undefined) return answerOf('unknown-order');
  const settlement = await parts.db.tx((q) => settle(q, payment));
  report(parts.log, 'receipt', payment, settlement);
  return answerOf(settlement);
}
