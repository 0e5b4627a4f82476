import type { ExecutorDetails, ExecutorPerson } from './executor.shape.ts';

/** An executor who is still to be named. */
export const emptyExecutor = (id: string): ExecutorPerson => ({
  id,
  name: '',
  email: '',
  phone: '',
  address: '',
  isBackup: false,
});

/** Stage 4 untouched: nothing is chosen for the person. */
export const emptyExecutorDetails = (): ExecutorDetails => ({
  appointExecutor: '',
  executorMode: '',
  commonExecutors: [],
  executorsPerAsset: {},
});
