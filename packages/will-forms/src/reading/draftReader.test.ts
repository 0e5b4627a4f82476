import { meera } from '@virasat/will-model/fixtures';
import { describe, expect, test } from 'vitest';
import { reportOn } from '../review/reportOn.ts';
import { createDraftReader, type ReadingWorker } from './draftReader.ts';
import { answerTo, isReadingQuestion } from './messages.ts';
import { createPacker, type SentAnswer } from './sentAnswer.ts';
import { createStageReading } from './stageReading.ts';

const TODAY = '2026-11-28';
const withCaretaker = (caretaker: string) => ({ ...meera, otherInfo: { ...meera.otherInfo, caretaker } });

/** A worker in the same thread: what it is sent and what it sends is copied, as between threads. */
function aWorker(
  damage: (sent: SentAnswer) => SentAnswer = (sent) => sent,
): ReadingWorker & { fail(): void; isTerminated: boolean } {
  const target = new EventTarget();
  const reading = createStageReading();
  const pack = createPacker();
  const worker = {
    isTerminated: false,
    addEventListener: target.addEventListener.bind(target),
    postMessage(message: unknown) {
      const data: unknown = structuredClone(message);
      if (!isReadingQuestion(data)) throw new TypeError('not a question');
      queueMicrotask(() => {
        if (worker.isTerminated) return;
        const answer = structuredClone(damage(pack(answerTo(data, reading))));
        target.dispatchEvent(new MessageEvent('message', { data: answer }));
      });
    },
    terminate() {
      worker.isTerminated = true;
    },
    fail: () => target.dispatchEvent(new Event('error')),
  };
  return worker;
}

describe.each([
  ['a worker', () => aWorker()],
  [
    'no worker at all',
    () => {
      throw new DOMException('refused', 'SecurityError');
    },
  ],
])('read by %s', (_how, createWorker) => {
  test('the will holds the asked articles alone, and says what is new since the last time', async () => {
    const reader = createDraftReader(createWorker);
    const first = await reader.will(meera, ['VII']);
    expect(first.document.articles.map(({ id }) => id)).toEqual(['VII']);
    expect(first.fresh).toBeNull();
    expect((await reader.will(meera, ['VII'])).fresh).toBeNull();
    const { document, fresh } = await reader.will(withCaretaker('Imran Shaikh'), ['VII']);
    expect(fresh?.texts.some((text) => text.endsWith('Imran Shaikh'))).toBe(true);
    const [article] = document.articles;
    expect(fresh?.blocks.map(({ key }) => key)).toContain('VII.1b');
    // Its very own, also from a worker: the page finds them by identity.
    for (const block of fresh?.blocks ?? []) expect(article?.blocks).toContain(block);
  });

  test('findings are those of the stage, with the name of their fix', async () => {
    const reader = createDraftReader(createWorker);
    const findings = await reader.findings(meera, 3, TODAY);
    expect(findings.map(({ id }) => id)).toContain('A1');
    const [withFix] = findings.filter(({ fix }) => fix !== undefined);
    expect(Object.keys(withFix?.fix ?? {})).toEqual(['label']);
  });

  test('the report is the review’s own, save what its fixes do', async () => {
    const report = await createDraftReader(createWorker).report(meera, TODAY);
    const here = reportOn(meera, TODAY);
    expect(report).toMatchObject({ points: here.points, checked: here.checked, fine: here.fine });
    expect(report.findings.map(({ key, fix }) => [key, fix])).toEqual(
      here.findings.map(({ key, fix }) => [key, fix && { label: fix.label }]),
    );
  });
});

test('what a worker that broke was asked is read on the page, and everything after it', async () => {
  const worker = aWorker();
  const reader = createDraftReader(() => worker);
  const asked = reader.will(meera, ['II']);
  worker.fail();
  expect((await asked).document.articles).toHaveLength(1);
  expect(worker.isTerminated).toBe(true);
  expect((await reader.findings(meera, 3, TODAY)).length).toBeGreaterThan(0);
});

test('a worker whose will can’t be put together is not asked again', async () => {
  const worker = aWorker((sent) => {
    if (sent.kind !== 'will') return sent;
    const articles = sent.will.document.articles.map((article) => ({ ...article, blocks: [99] }));
    return { ...sent, will: { ...sent.will, document: { ...sent.will.document, articles } } };
  });
  const { document } = await createDraftReader(() => worker).will(meera, ['VII']);
  expect(document.articles.map(({ id }) => id)).toEqual(['VII']);
  expect(worker.isTerminated).toBe(true);
});

test('what can’t be read at all is refused, by the page as by a worker that breaks over it', async () => {
  const unreadable: typeof meera = {
    ...meera,
    get assets(): typeof meera.assets {
      throw new RangeError('not to be read');
    },
  };
  const worker = aWorker();
  const breaking = createDraftReader(() => ({ ...worker, postMessage: () => worker.fail() }));
  await expect(breaking.report(unreadable, TODAY)).rejects.toThrow('not to be read');
  const here = createDraftReader(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await expect(here.report(unreadable, TODAY)).rejects.toThrow('not to be read');
});
