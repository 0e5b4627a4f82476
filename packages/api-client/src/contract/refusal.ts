import { z } from 'zod';

/**
 * The body of every answer that is no success: business refusals (HTTP 200) and faults (4xx, 5xx) alike.
 * `code` is for programs, `message` for people.
 *
 * @see architecture.md, The contract, refusals
 */
export const refusalSchema = z.looseObject({
  success: z.literal(false),
  message: z.string(),
  code: z.string().optional(),
});
export type Refusal = z.infer<typeof refusalSchema>;

/** `{success, message}`, the answer of the actions that only do something. A service may leave out the message. */
export const outcomeAnswerSchema = z.looseObject({
  success: z.boolean(),
  message: z.string().nullish(),
});
export type OutcomeAnswer = z.infer<typeof outcomeAnswerSchema>;
