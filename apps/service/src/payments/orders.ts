import type { CreateOrderAnswer, CreateOrderRequest, Refusal } from '@virasat/api-client/contract';
import type { Account } from '../accounts/account.ts';
import { newId } from '../crypto/ids.ts';
import { GatewayRefusalError } from '../gateway/gateway.ts';
import type { PaymentParts } from './parts.ts';

/** Balances are in rupees, and so is every order. */
const CURRENCY = 'INR';

/** The gateway's order id; null where it takes no order of this sum. */
async function orderAtGateway({ gateway, log }: PaymentParts, amountPaise: number): Promise<string | null> {
  try {
    return await gateway.createOrder({ amountPaise, currency: CURRENCY, receipt: newId() });
  } catch (err) {
    if (!(err instanceof GatewayRefusalError)) throw err;
    log.warn({ err, amountPaise }, 'the gateway refused an order');
    return null;
  }
}

/**
 * Makes an order for a top-up, at the gateway first. It is answered only once it is stored: nobody can pay an order
 * that we don't know.
 *
 * @throws GatewayUnavailableError
 * @see spec.md section 7, Payment order endpoint
 */
export async function createOrder(
  parts: PaymentParts,
  account: Account,
  { amount }: CreateOrderRequest,
): Promise<CreateOrderAnswer | Refusal> {
  // 19.99 * 100 is not 1999 but a little less.
  const amountPaise = Math.round(amount * 100);
  const orderId = await orderAtGateway(parts, amountPaise);
  if (orderId === null) {
    return {
      success: false,
      code: 'ORDER_REFUSED',
      message: 'The payment service does not take this amount.',
    };
  }
  await parts.db.query(
    `insert into payments (order_id, account_id, amount_paise, currency, status) values ($1, $2, $3, $4, 'Pending')`,
    [orderId, account.id, amountPaise, CURRENCY],
  );
  return { success: true, order_id: orderId, amount: amountPaise / 100, currency: CURRENCY };
}
