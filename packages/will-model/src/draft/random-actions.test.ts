import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDraft } from '../checks/check-draft.ts';
import { nomineeOf } from '../stages/assets/assets.rules.ts';
import { stageNumbers } from '../stages/stage-number.ts';
import { stageIssues } from '../stages/stages.ts';
import { afterDraftAction, anyDraftAction, draftFaults, newDraftWorld } from '../testing/index.ts';
import { bareName } from '../text/names.ts';
import { whatIf } from '../what-if/what-if.ts';
import { emptyDraft } from './empty-draft.ts';
import { parseStoredDraft } from './parse-stored-draft.ts';
import { toStoredDraft } from './stored-draft.ts';
import type { WillDraft } from './will-draft.ts';

const TODAY = '2026-11-28';

/** Whoever had an id first has it still: only spelling may change, as when a child takes over a look-alike. */
function expectSamePeople({ nominees }: WillDraft, people: Map<string, string>): void {
  for (const { id, name } of nominees) {
    if (!people.has(id)) people.set(id, name);
    expect(bareName(name)).toBe(bareName(people.get(id) ?? ''));
  }
}

/** A share of nobody is found wherever it would be printed, and Submit waits for it (checks.md, A3 and R6). */
function expectUnknownFound(draft: WillDraft): void {
  const { assets, nominees, residuary } = draft;
  const isUnknown = ({ nomineeId }: { nomineeId: string }): boolean =>
    nomineeOf(nominees, nomineeId) === undefined;
  const found = checkDraft(draft, { today: TODAY }).findings.filter(({ severity }) => severity === 'B');
  const ids = found.map(({ id }) => id);
  const ofAssets = assets.some(({ nomineeAllocations }) => nomineeAllocations.some(isUnknown));
  const ofResidue = residuary.distributionOption === 'custom' && residuary.customAllocations.some(isUnknown);
  expect(ids.includes('A3')).toBe(ofAssets);
  expect(ids.includes('R6')).toBe(ofResidue);
}

test('a draft stays whole in whatever order things are done', () => {
  fc.assert(
    fc.property(fc.array(anyDraftAction, { maxLength: 40, size: 'max' }), (list) => {
      let count = 0;
      const newId = (): string => `id-${++count}`;
      const people = new Map<string, string>();
      let world = newDraftWorld(emptyDraft(newId), newId);
      for (const action of list) {
        world = afterDraftAction(world, action);
        expect(draftFaults(world.draft)).toEqual([]);
        expectSamePeople(world.draft, people);
      }
      const { draft } = world;
      expect(parseStoredDraft(JSON.parse(JSON.stringify(toStoredDraft(draft))))).toEqual({
        draft,
        repairs: [],
      });
      for (const stage of stageNumbers) expect(stageIssues(stage, draft, TODAY)).toBeInstanceOf(Array);
      expectUnknownFound(draft);
      for (const { id } of draft.assets) {
        expect(whatIf(draft, { kind: 'asset-gone', assetId: id }).title).not.toBe('');
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);
