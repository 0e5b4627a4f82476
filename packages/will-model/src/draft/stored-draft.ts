import type { ExecutorPerson } from '../stages/executor/executor.shape.ts';
import { executorKeys, lostIdentifier } from './executor-keys.ts';
import type { WillDraft } from './will-draft.ts';

/**
 * A draft as it is kept and sent: the specification's shape, with additive ids.
 *
 * `executorsPerAsset` is keyed by asset identifier here.
 *
 * @see spec.md section 3, Will form data
 */
export type StoredDraft = WillDraft;

/**
 * Writes a draft in the stored shape. Executors of assets that were removed are not written;
 * those that came for an identifier which no asset has are written back as they came.
 *
 * @returns A new value that shares no changed part with the draft; its keys may be any text, `__proto__` too.
 */
export function toStoredDraft(draft: WillDraft): StoredDraft {
  const { executorsPerAsset } = draft.executor;
  const entries: [string, ExecutorPerson[]][] = [];
  for (const [id, key] of executorKeys(draft.assets)) {
    const executors = executorsPerAsset[id];
    if (executors) entries.push([key, executors]);
  }
  const taken = new Set(entries.map(([key]) => key));
  for (const [key, executors] of Object.entries(executorsPerAsset)) {
    const identifier = lostIdentifier(key);
    if (identifier !== null && !taken.has(identifier)) entries.push([identifier, executors]);
  }
  // fromEntries defines each key as the object's own, so an asset called '__proto__' is kept like any other.
  return { ...draft, executor: { ...draft.executor, executorsPerAsset: Object.fromEntries(entries) } };
}
