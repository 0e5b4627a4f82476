import type { WillDraft } from '@virasat/will-model';

/** Answers that are chosen or switched, not typed, and inner ids: they are printed in words of the will's own. */
const NOT_TYPED = new Set([
  'id',
  'nomineeId',
  'language',
  'country',
  'gender',
  'relationshipStatus',
  'dob',
  'type',
  'appointExecutor',
  'executorMode',
  'scope',
  'distributionOption',
  'relation',
]);

/**
 * Every text that a person has typed into a draft, to be found again in what is printed.
 *
 * Lines of one answer are apart, since the page may break them anew.
 */
export function typedValues(draft: WillDraft): string[] {
  const found: string[] = [];
  JSON.stringify(draft, (key, value: unknown) => {
    if (NOT_TYPED.has(key)) return undefined;
    if (typeof value === 'string' && value.trim() !== '') found.push(...value.split('\n'));
    return value;
  });
  return found;
}
