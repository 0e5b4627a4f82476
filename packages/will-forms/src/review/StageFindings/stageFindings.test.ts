import { ashwini, brokenDraft, meera } from '@virasat/will-model/fixtures';
import { expect, test } from 'vitest';
import { stageFindings } from './stageFindings.ts';

const TODAY = '2026-11-28';

test('a stage tells what was found in its own answers', () => {
  const ids = stageFindings(brokenDraft, 3, TODAY).map(({ id, stage }) => `${stage} ${id}`);
  expect(ids).toEqual([]);
  const short = stageFindings(meera, 3, TODAY);
  expect(short.map(({ id }) => id)).toContain('A1');
  expect(short.every(({ stage }) => stage === 3)).toBe(true);
});
test('a stage that is not complete yet tells nothing', () => {
  const assets = meera.assets.map((asset) => ({ ...asset, identifier: '' }));
  expect(stageFindings({ ...meera, assets }, 3, TODAY)).toEqual([]);
});
test('hints wait for the review', () => {
  for (const stage of [1, 2, 3, 4, 5, 6] as const) {
    for (const draft of [ashwini, meera]) {
      expect(stageFindings(draft, stage, TODAY).filter(({ severity }) => severity === 'I')).toEqual([]);
    }
  }
});
