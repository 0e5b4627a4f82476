import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDraft } from '../checks/check-draft.ts';
import { nomineeOf } from '../stages/assets/assets.rules.ts';
import { stageNumbers } from '../stages/stage-number.ts';
import { stageIssues } from '../stages/stages.ts';
import {
  afterDraftAction,
  anyDraftAction,
  draftFaults,
  newDraftWorld,
  stepFaults,
} from '../testing/index.ts';
import { bareName } from '../text/names.ts';
import { whatIf } from '../what-if/what-if.ts';
import { emptyDraft } from './empty-draft.ts';
import { withLastAnswersOnly } from './last-answers.ts';
import { parseStoredDraft } from './parse-stored-draft.ts';
import { type StoredDraft, toStoredDraft } from './stored-draft.ts';
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
    !nominees.some(({ id }) => id === nomineeId);
  const found = checkDraft(draft, { today: TODAY }).findings.filter(({ severity }) => severity === 'B');
  const ids = found.map(({ id }) => id);
  for (const { nomineeId } of assets.flatMap(({ nomineeAllocations }) => nomineeAllocations))
    expect(nomineeOf(nominees, nomineeId)).toEqual(nominees.find(({ id }) => id === nomineeId));
  const ofAssets = assets.some(({ nomineeAllocations }) => nomineeAllocations.some(isUnknown));
  const ofResidue = residuary.distributionOption === 'custom' && residuary.customAllocations.some(isUnknown);
  expect(ids.includes('A3')).toBe(ofAssets);
  expect(ids.includes('R6')).toBe(ofResidue);
}

/** Executors are stored under their asset's identifier; only of assets that share one, the later have a key of their own. */
function expectStoredByIdentifier({ assets, executor }: WillDraft, stored: StoredDraft): void {
  const keys = Object.keys(stored.executor.executorsPerAsset);
  expect(keys).toHaveLength(Object.keys(executor.executorsPerAsset).length);
  for (const [at, { id, identifier }] of assets.entries()) {
    const isFirst = assets.findIndex((other) => other.identifier === identifier) === at;
    if (isFirst && Object.hasOwn(executor.executorsPerAsset, id)) expect(keys).toContain(identifier);
  }
}

/** What is handed in holds nothing that an answer has taken back (C-20), and everything that the will says. */
function expectLastAnswersOnly(draft: WillDraft): void {
  const { executor, residuary, otherInfo } = withLastAnswersOnly(draft);
  const isSeparate = executor.appointExecutor === 'yes' && executor.executorMode === 'separate';
  const isCommon = executor.appointExecutor === 'yes' && !isSeparate;
  expect(executor.commonExecutors).toEqual(isCommon ? draft.executor.commonExecutors : []);
  expect(executor.executorsPerAsset).toEqual(isSeparate ? draft.executor.executorsPerAsset : {});
  const isCustom = residuary.distributionOption === 'custom';
  expect(residuary.customAllocations).toEqual(isCustom ? draft.residuary.customAllocations : []);
  const named = otherInfo.witnesses.filter(({ name }) => name !== '');
  expect(named).toEqual(
    otherInfo.addWitnessNow ? draft.otherInfo.witnesses.filter(({ name }) => name !== '') : [],
  );
}

/** A draft from elsewhere: it names no witness, and executors of assets that it doesn't list (checks.md, A6). */
const inherited = (identifiers: readonly string[]) => ({
  executor: { executorsPerAsset: Object.fromEntries(identifiers.map((name) => [name, [{ name }]])) },
  otherInfo: { addWitnessNow: false, witnesses: [] },
});

test('a draft stays whole in whatever order things are done', () => {
  fc.assert(
    fc.property(
      fc.option(fc.subarray(['Sold flat', 'Old car'])),
      fc.array(anyDraftAction, { maxLength: 40, size: 'max' }),
      (gone, actions) => {
        let count = 0;
        const newId = (): string => `id-${++count}`;
        const people = new Map<string, string>();
        const start = gone ? parseStoredDraft(inherited(gone), newId).draft : emptyDraft(newId);
        const lost = Object.keys(start.executor.executorsPerAsset);
        let world = newDraftWorld(start, newId);
        for (const action of actions) {
          const before = world;
          world = afterDraftAction(world, action);
          expect(draftFaults(world.draft)).toEqual([]);
          expect(stepFaults(before, action.kind, world)).toEqual([]);
          expectSamePeople(world.draft, people);
          expect(Object.keys(world.draft.executor.executorsPerAsset)).toEqual(expect.arrayContaining(lost));
        }
        const { draft } = world;
        const stored = toStoredDraft(draft);
        expect(parseStoredDraft(JSON.parse(JSON.stringify(stored)))).toEqual({ draft, repairs: [] });
        expectStoredByIdentifier(draft, stored);
        for (const stage of stageNumbers) expect(stageIssues(stage, draft, TODAY)).toBeInstanceOf(Array);
        expectUnknownFound(draft);
        expectLastAnswersOnly(draft);
        for (const { id } of draft.assets) {
          expect(whatIf(draft, { kind: 'asset-gone', assetId: id }).title).not.toBe('');
        }
      },
    ),
    { numRuns: 250 },
  );
}, 60_000);
