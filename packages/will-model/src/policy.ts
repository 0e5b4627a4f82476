import { z } from 'zod';

/**
 * Keeps the schemas from compiling themselves by `new Function`, which a page without `unsafe-eval` forbids: the try
 * alone would be reported as a violation. Call it before the first parse in a browser or a worker.
 *
 * @see architecture.md, 'content security policy'
 */
export const forbidEval = (): void => {
  z.config({ jitless: true });
};
