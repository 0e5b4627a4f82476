import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ });
/** An address, or a path on the page's own origin. */
const endpoint = z.union([url, z.string().regex(/^\/(?!\/)/, 'must be an address or begin with one /')]);

/**
 * What the built web app is told when it starts, at `/config.json`: one build serves any origin. What is left out
 * keeps the value that the build was given.
 */
export const webConfigSchema = z.object({
  /** The hosted login page's origin, without a path: `/login` or `/oauth2/authorize` is added. */
  loginUrl: url.optional(),
  /** Where a logout goes, without its query. */
  logoutUrl: url.optional(),
  /** `iss` of the tokens. */
  issuer: url.optional(),
  clientId: z.string().min(1).optional(),
  responseType: z.enum(['token', 'id_token token', 'code']).optional(),
  documentsUrl: endpoint.optional(),
  ordersUrl: endpoint.optional(),
  checkoutScriptUrl: url.optional(),
  checkoutKeyId: z.string().min(1).optional(),
  /** Whether the order endpoint knows 'verifyPayment'. */
  paymentVerify: z.boolean().optional(),
  /** A page with the contact form of another company, shown in a frame once a visitor asks for it. */
  contactFormUrl: url.optional(),
  /** Whose form that is, by name. */
  contactFormProvider: z.string().min(1).optional(),
});
export type WebConfig = z.infer<typeof webConfigSchema>;
