import type { Database } from '../database/port.ts';
import type { GatewayPayment } from '../gateway/gateway.ts';
import { openGateway } from './gateway.ts';
import { documentsIn, openService } from './service.ts';

/** A service with a gateway, and Meera, who has no welcome coupon and pays. */
export function openShop(db: Database, env: Record<string, string> = {}) {
  const gateway = openGateway(db);
  const service = openService(db, { env: { WELCOME_COUPONS: '0', ...env }, payments: gateway.payments });
  const meera = service.person('meera');
  return {
    gateway,
    service,
    meera,
    order: async (amount = 2499) => {
      const { json } = await meera.orders({ action: 'createOrder', amount, product_id: '01' });
      return String(json['order_id']);
    },
    deliver: ({ body, headers }: { body: string; headers: Record<string, string> }) =>
      service.send('/webhooks/razorpay', body, headers),
    verify: (payment: GatewayPayment) => meera.orders(gateway.receiptOf(payment)),
    balance: async () => documentsIn(await meera.account())[0]?.['Balance'],
    payments: async () =>
      documentsIn(
        await meera.documents({ action: 'getDocuments', subaction: 'PaymentInfo', product_id: '01' }),
      ),
  };
}

/** Makes every order older, in seconds, and as if it had not been asked about. */
export const makeOrdersOlder = (db: Database, seconds: number) =>
  db.query(`update payments set created_at = created_at - make_interval(secs => $1), checked_at = null`, [
    seconds,
  ]);
