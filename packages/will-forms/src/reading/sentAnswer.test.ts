import type { WillDraft } from '@virasat/will-model';
import { ashwini, meera } from '@virasat/will-model/fixtures';
import { describe, expect, test } from 'vitest';
import type { ReadingAnswer } from './messages.ts';
import { createPacker, createUnpacker, type SentAnswer } from './sentAnswer.ts';
import { createStageReading, type StageReading } from './stageReading.ts';

const withFirstAsset = (description: string): WillDraft => ({
  ...meera,
  assets: meera.assets.map((asset, at) => (at === 0 ? { ...asset, description } : asset)),
});

/** The two ends of a line on which everything is copied, as between threads. */
function aLine() {
  const pack = createPacker();
  const unpack = createUnpacker();
  return (answer: ReadingAnswer): { sent: SentAnswer; came: ReadingAnswer } => {
    const sent = pack(answer);
    return { sent, came: unpack(structuredClone(sent)) };
  };
}

const willAnswer = (
  reading: StageReading,
  draft: WillDraft,
  articles: Parameters<StageReading['will']>[1] = ['IV'],
): ReadingAnswer => ({ id: 1, kind: 'will', will: reading.will(draft, articles) });

function articlesOf(answer: ReadingAnswer) {
  if (answer.kind !== 'will') throw new TypeError('not a will');
  return answer.will.document.articles;
}

describe('a will on its way to the page', () => {
  test.each([
    ['an answer changes', [meera, withFirstAsset('Flat on the second floor'), meera]],
    ['a row goes and comes back', [meera, { ...meera, assets: meera.assets.slice(1) }, meera]],
    ['rows change places', [meera, { ...meera, assets: meera.assets.toReversed() }]],
    ['everything changes', [meera, ashwini, meera]],
    [
      'two rows say the same',
      [meera, { ...meera, assets: meera.assets.flatMap((one) => [one, one]) }, meera],
    ],
  ])('arrives as it was sent: %s', (_what, drafts) => {
    const send = aLine();
    const reading = createStageReading();
    for (const draft of drafts) {
      const answer = willAnswer(reading, draft);
      expect(send(answer).came).toEqual(answer);
    }
  });

  test('arrives as it was sent when another stage asks for other articles', () => {
    const send = aLine();
    const reading = createStageReading();
    for (const articles of [['IV'], ['II', 'III'], ['III'], ['IV']] as const) {
      const answer = willAnswer(reading, meera, articles);
      expect(send(answer).came).toEqual(answer);
    }
  });

  test('only what is new is sent; the rest is the same object again', () => {
    const send = aLine();
    const reading = createStageReading();
    const first = send(willAnswer(reading, meera));
    const second = send(willAnswer(reading, withFirstAsset('Flat on the second floor')));
    const [before] = articlesOf(first.came);
    const [after] = articlesOf(second.came);
    const kept = after?.blocks.filter((block) => before?.blocks.includes(block)) ?? [];
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(after?.blocks.length ?? 0);
    expect(JSON.stringify(second.sent).length).toBeLessThan(JSON.stringify(first.sent).length / 2);
  });

  test('findings pass as they are', () => {
    const answer: ReadingAnswer = {
      id: 2,
      kind: 'findings',
      findings: createStageReading().findings(meera, 3, '2026-11-28'),
    };
    expect(aLine()(answer)).toEqual({ sent: answer, came: answer });
  });

  test('a block that was never sent is refused', () => {
    const answer = createPacker()(willAnswer(createStageReading(), meera));
    if (answer.kind !== 'will') throw new TypeError('not a will');
    const [article] = answer.will.document.articles;
    if (article === undefined) throw new TypeError('no article');
    const unknown: SentAnswer = {
      ...answer,
      will: {
        ...answer.will,
        document: { ...answer.will.document, articles: [{ ...article, blocks: [7] }] },
      },
    };
    expect(() => createUnpacker()(unknown)).toThrow(RangeError);
  });
});
