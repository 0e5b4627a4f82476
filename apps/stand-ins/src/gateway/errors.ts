import type { Context } from 'hono';

/** An error as Razorpay's API answers it. */
export interface GatewayError {
  error: {
    code: 'BAD_REQUEST_ERROR';
    description: string;
    source: string;
    step: string;
    reason: string;
    metadata: Record<string, string>;
    field?: string;
  };
}

/** The error of a request that is wrong. */
export const badRequest = (description: string, field?: string): GatewayError => ({
  error: {
    code: 'BAD_REQUEST_ERROR',
    description,
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    metadata: {},
    ...(field === undefined ? {} : { field }),
  },
});

/** Answers a request that is wrong. */
export const refuse = (c: Context, description: string, field?: string): Response =>
  c.json(badRequest(description, field), 400);

/** Razorpay's answer to an id that it doesn't know, and to one of somebody else's. */
export const unknownId = (c: Context): Response => refuse(c, 'The id provided does not exist');
