import type { z } from 'zod';

/** Reports one fault of a stage: the exact message, and the field or list that it belongs to. */
export type Report = (message: string, ...path: (string | number)[]) => void;

/**
 * Turns a plain function that finds faults into a refinement of a stage's shape.
 *
 * Everything is checked in one pass, so a stage shows all its faults at once, whatever else is wrong.
 */
export const reportingInto =
  (ctx: z.core.$RefinementCtx): Report =>
  (message, ...path) =>
    ctx.addIssue({ code: 'custom', message, path });
