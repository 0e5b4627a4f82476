import { whatIf } from '@virasat/will-model/checks';
import { anyDraft } from '@virasat/will-model/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeWill } from './compose-will.ts';

test('what happens if… names only clauses that the will prints', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const printed = new Set(
        composeWill(draft).articles.flatMap(({ blocks }) => blocks.map(({ key }): string => key)),
      );
      const reports = [
        ...draft.nominees.map(({ id }) => whatIf(draft, { kind: 'nominee-dies', nomineeId: id })),
        ...draft.assets.map(({ id }) => whatIf(draft, { kind: 'asset-gone', assetId: id })),
      ];
      for (const { clauseIds } of reports.flatMap(({ lines }) => lines)) {
        for (const clauseId of clauseIds) expect(printed).toContain(clauseId);
      }
      for (const clauseId of reports.flatMap(({ noteClauseIds }) => noteClauseIds)) {
        expect(printed).toContain(clauseId);
      }
    }),
    { numRuns: 300 },
  );
});
