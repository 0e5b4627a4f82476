import { type Check, defineCheck } from '../check.ts';

/** Checks that the testator holds no part that only somebody else can hold. */
export const roleChecks: readonly Check[] = [
  defineCheck('P2', 'A', [], ({ testator, nomineesByName }) =>
    (nomineesByName.get(testator.bare) ?? []).map(({ item: { id, name } }) => ({
      about: { kind: 'person', name },
      of: [id],
      target: { at: 'nominee', id, field: 'name' },
      facts: { name },
    })),
  ),
];
