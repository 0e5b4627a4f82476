/** A payment as the gateway tells of it. */
export interface GatewayPayment {
  id: string;
  orderId: string;
  amountPaise: number;
  /** ISO 4217. */
  currency: string;
  /** Only 'captured' is money that we have. */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
}

/** An order to be made at the gateway. */
export interface GatewayOrder {
  amountPaise: number;
  currency: string;
  /** Our own reference, at most 40 letters. */
  receipt: string;
}

/** What the service asks of a payment gateway. Each call goes over the network: never within a transaction. */
export interface Gateway {
  /**
   * @returns The order's id.
   * @throws GatewayRefusalError, GatewayUnavailableError
   */
  createOrder(order: GatewayOrder): Promise<string>;
  /**
   * Every attempt to pay an order, in no promised order.
   *
   * @throws GatewayRefusalError where the gateway knows no such order, GatewayUnavailableError
   */
  paymentsOf(orderId: string): Promise<GatewayPayment[]>;
}

/** The gateway understood and said no: an amount beyond what it takes, an order that it doesn't know. */
export class GatewayRefusalError extends Error {
  override readonly name = 'GatewayRefusalError';
}

/** The gateway could not be asked: no answer, a fault of its own, or keys that it doesn't take. */
export class GatewayUnavailableError extends Error {
  override readonly name = 'GatewayUnavailableError';
}
