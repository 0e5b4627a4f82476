import { describe, expect, test } from 'vitest';
import { emptyDraft } from '../draft/empty-draft.ts';
import { ashwini, brokenDraft, devanagariNames, largeDraft, longNames, meera } from '../fixtures/index.ts';
import { readStage } from './stage-number.ts';
import { clampStage, furthestStage, stageIssues } from './stages.ts';

const today = '2026-11-28';

describe('the furthest stage', () => {
  test('of an empty draft is the first', () => {
    expect(furthestStage(emptyDraft(), today)).toBe(1);
  });
  test('is the first that lacks something, whatever comes after', () => {
    expect(furthestStage({ ...meera, nominees: [] }, today)).toBe(2);
    expect(furthestStage({ ...meera, assets: [] }, today)).toBe(3);
    expect(furthestStage({ ...meera, executor: emptyDraft().executor }, today)).toBe(4);
    expect(furthestStage({ ...meera, residuary: emptyDraft().residuary }, today)).toBe(5);
    expect(furthestStage({ ...meera, otherInfo: { ...meera.otherInfo, caretaker: '' } }, today)).toBe(6);
  });
  test('of a complete draft is the review', () => {
    for (const draft of [ashwini, meera, longNames, devanagariNames, largeDraft(40, 60)]) {
      expect(furthestStage(draft, today)).toBe(7);
    }
  });
  test('is not held back by a share of somebody unknown', () => {
    const [flat, ...others] = brokenDraft.assets;
    if (!flat) throw new Error('the fixture has no asset');
    const shares = flat.nomineeAllocations.map((share) => ({ ...share, percentage: 50 }));
    const draft = { ...brokenDraft, assets: [{ ...flat, nomineeAllocations: shares }, ...others] };
    expect(furthestStage(draft, today)).toBe(7);
    expect(furthestStage(brokenDraft, today)).toBe(3);
  });
});

test('a stage that is asked for is clamped to the first incomplete one before it', () => {
  const draft = { ...meera, assets: [] };
  expect(clampStage(7, draft, today)).toBe(3);
  expect(clampStage(3, draft, today)).toBe(3);
  expect(clampStage(2, draft, today)).toBe(2);
  expect(clampStage(1, emptyDraft(), today)).toBe(1);
  expect(clampStage(0, emptyDraft(), today)).toBe(0);
});

test('a stage is looked at anew once its answers, or what they are compared with, are others', () => {
  const separate = {
    ...meera,
    executor: {
      ...meera.executor,
      executorMode: 'separate' as const,
      executorsPerAsset: Object.fromEntries(
        meera.assets.map(({ id }) => [id, meera.executor.commonExecutors] as const),
      ),
    },
  };
  expect(furthestStage(separate, today)).toBe(7);
  const [flat] = separate.assets;
  if (!flat) throw new Error('the fixture has no asset');
  // The same executors, and one asset more than they are for.
  expect(
    furthestStage({ ...separate, assets: [...separate.assets, { ...flat, id: 'another' }] }, today),
  ).toBe(4);
  expect(furthestStage(separate, today)).toBe(7);
  // The same person, on the day before they came of age.
  const young = { ...meera, personalDetails: { ...meera.personalDetails, dob: '2008-11-28' } };
  expect(furthestStage(young, '2026-11-28')).toBe(7);
  expect(furthestStage(young, '2026-11-27')).toBe(1);
});

test('the introduction and the review ask for nothing', () => {
  expect(stageIssues(0, emptyDraft(), today)).toEqual([]);
  expect(stageIssues(7, emptyDraft(), today)).toEqual([]);
});

test.each([
  ['3', 3],
  [3, 3],
  ['0', 0],
  ['99', null],
  ['x', null],
  [99, null],
  [1.5, null],
  ['', null],
  [null, null],
  ['01', null],
])('reads the stage %j as %j', (value, stage) => {
  expect(readStage(value)).toBe(stage);
});
