import { z } from 'zod';

/** How the gateway tells of a payment: as it should, or with what goes wrong out there. */
export const signalsSchema = z.object({
  /** Deliveries to the service. 'late' is ten seconds; 'three-times' repeats each event. */
  webhooks: z.enum(['once', 'three-times', 'late', 'never']),
  /** 'lost': the payment goes through, but the page sees its checkout closed, as when a connection breaks. */
  handler: z.enum(['called', 'lost']),
});
export type Signals = z.output<typeof signalsSchema>;

/** Nothing goes wrong. */
export const goodSignals: Signals = { webhooks: 'once', handler: 'called' };
