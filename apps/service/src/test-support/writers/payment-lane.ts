import type { GatewayPayment } from '../../gateway/gateway.ts';
import type { Chance } from '../chance.ts';
import type { OutsideWorld } from '../outside-world.ts';
import { documentsIn } from '../service.ts';
import type { ServiceProcess } from '../service-process.ts';
import { answered, type Lane } from './lane.ts';

interface Paid {
  payment: GatewayPayment;
  /** The service has said that it is credited. */
  isTold: boolean;
}

/** A person who tops up, and the gateway that tells of it: by the page, by its webhook, by both at once or not at all. */
export interface PaymentLane extends Lane {
  /** Tells, until it is taken, of every payment of which the service wasn't told; of all of them once more. */
  tellOfAll(service: ServiceProcess): Promise<void>;
  /** What was paid, in paise. */
  paidPaise(): number;
}

/** @param rupees Of each top-up. */
export function makePaymentLane(
  sub: string,
  rupees: number,
  world: OutsideWorld,
  chance: Chance,
): PaymentLane {
  const all: Paid[] = [];

  const byWebhook = async (service: ServiceProcess, { payment }: Paid): Promise<void> => {
    const event = chance.percent(50) ? 'payment.captured' : 'order.paid';
    const { status } = await answered(
      service.deliver(world.webhookOf(event, payment, `${event}/${payment.id}`)),
    );
    if (status !== 200) throw new Error(`A webhook was answered ${status}`);
  };
  const byReceipt = async (service: ServiceProcess, { payment }: Paid): Promise<void> => {
    const { json } = await answered(service.ask(sub, world.receiptOf(payment), '/api/orders'));
    if (json['success'] !== true) throw new Error(`A receipt was refused: ${JSON.stringify(json)}`);
  };
  const tell = async (service: ServiceProcess, paid: Paid): Promise<void> => {
    const ways =
      chance.pick([[byWebhook], [byReceipt], [byWebhook, byReceipt], [byReceipt, byWebhook]]) ?? [];
    // All are waited for, so that none is still under way when the next step begins.
    const told = await Promise.allSettled(ways.map((way) => way(service, paid)));
    if (told.some(({ status }) => status === 'fulfilled')) paid.isTold = true;
    for (const each of told) if (each.status === 'rejected') throw each.reason;
  };
  const pay = async (service: ServiceProcess): Promise<Paid> => {
    const order = { action: 'createOrder', amount: rupees, product_id: '01' };
    const { json } = await answered(service.ask(sub, order, '/api/orders'));
    const paid = { payment: world.pay(String(json['order_id'])), isTold: false };
    all.push(paid);
    return paid;
  };

  return {
    async step(service) {
      const untold = all.find(({ isTold }) => !isTold);
      const paid = untold !== undefined && chance.percent(70) ? untold : await pay(service);
      if (chance.percent(80)) await tell(service, paid);
    },

    async tellOfAll(service) {
      for (const paid of [...all, ...all]) {
        await byWebhook(service, paid);
        paid.isTold = true;
      }
    },

    paidPaise: () => all.reduce((sum, { payment }) => sum + payment.amountPaise, 0),

    async findLosses(service) {
      const list = await service.ask(sub, {
        action: 'getDocuments',
        subaction: 'PaymentInfo',
        product_id: '01',
      });
      const statuses = new Map(
        documentsIn(list).map(({ OrderId, PaymentStatus }) => [OrderId, PaymentStatus]),
      );
      return all.flatMap(({ payment, isTold }) => {
        const status = statuses.get(payment.orderId);
        if (isTold && status !== 'Success') return [`${payment.orderId} was acknowledged and is ${status}`];
        return status === undefined ? [`${payment.orderId} is lost`] : [];
      });
    },
  };
}
