import { z } from 'zod';

export const executorModes = ['common', 'separate'] as const;
export type ExecutorMode = (typeof executorModes)[number];

export const executorPersonShape = z.object({
  /** Additive to the stored shape: executors are known by id, never by position or name. */
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  /** False for the first in a list (the primary executor), true for the rest. */
  isBackup: z.boolean(),
});
/** One person who may carry out the will. */
export type ExecutorPerson = z.infer<typeof executorPersonShape>;

export const executorShape = z.object({
  appointExecutor: z.enum(['yes', 'no', '']),
  executorMode: z.enum([...executorModes, '']),
  commonExecutors: z.array(executorPersonShape),
  /** Keyed by asset id in memory; the stored draft keys it by asset identifier. */
  executorsPerAsset: z.record(z.string(), z.array(executorPersonShape)),
});
export type ExecutorDetails = z.infer<typeof executorShape>;
