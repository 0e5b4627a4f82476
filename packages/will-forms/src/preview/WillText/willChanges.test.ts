import { composeWill, textsOfBlock, type WillDocument } from '@virasat/pdf';
import type { WillDraft } from '@virasat/will-model';
import { meera, meeraIn } from '@virasat/will-model/fixtures';
import { expect, test } from 'vitest';
import { mergedAnswers } from './mergedAnswers.ts';
import { newTexts, willChanges } from './willChanges.ts';

const before = composeWill(meera);
/** What is new in a draft's will, in its order. */
function newIn(draft: WillDraft): string[] {
  const after: WillDocument = composeWill(draft);
  const fresh = newTexts(before, after);
  if (fresh === null) return [];
  const changes = willChanges(fresh);
  return after.articles
    .flatMap(({ blocks }) => blocks)
    .filter((block) => changes.isNewIn(block))
    .flatMap((block) =>
      textsOfBlock(block).flatMap((text) => [
        ...(changes.isNewWording(block, text) ? [block.key] : []),
        ...mergedAnswers(text).flatMap((segment) =>
          segment.kind === 'value' && changes.isNewValue(block, segment.text) ? [segment.text] : [],
        ),
      ]),
    );
}

test('the same draft has no changes', () => {
  expect(newTexts(before, composeWill(structuredClone(meera)))).toBeNull();
});
test('a changed answer is new in both clauses that name it, and nothing else', () => {
  const otherInfo = { ...meera.otherInfo, caretaker: 'Imran Shaikh' };
  expect(newIn({ ...meera, otherInfo })).toEqual(['Imran Shaikh', 'Imran Shaikh']);
});
test('another choice makes its clause new', () => {
  const otherInfo = { ...meera.otherInfo, includeNoContestClause: false };
  expect(newIn({ ...meera, otherInfo })).toEqual(['VIII.1c']);
});
test('an asset that only moved up has no new name', () => {
  const texts = newIn({ ...meera, assets: meera.assets.slice(1) });
  expect(texts).not.toContain('HDFC fixed deposit 00123');
});
test('another language makes everything new', () => {
  expect(newTexts(before, composeWill(meeraIn('hindi')))).not.toBeNull();
});
