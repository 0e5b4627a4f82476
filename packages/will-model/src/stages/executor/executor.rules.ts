import type { ExecutorPerson } from './executor.shape.ts';

/**
 * Marks the first of a list as primary and the rest as backups, as their order says.
 *
 * @see spec.md section 2, Executor stage
 */
export const withRolesByOrder = (executors: readonly ExecutorPerson[]): ExecutorPerson[] =>
  executors.map((executor, index) => ({ ...executor, isBackup: index > 0 }));

/** Copies executors to another asset, as people of their own: a later change to one doesn't change the other. */
export const copyOfExecutors = (
  executors: readonly ExecutorPerson[],
  newId: () => string,
): ExecutorPerson[] => executors.map((executor) => ({ ...executor, id: newId() }));
