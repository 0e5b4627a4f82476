import type { ArticleId } from '@virasat/pdf';
import type { StageNumber, WillDraft } from '@virasat/will-model';
import { answerTo, type ReadingAnswer, type ReadingQuestion } from './messages.ts';
import { createUnpacker, isSentAnswer, type SentAnswer } from './sentAnswer.ts';
import type { ShownFinding, ShownReport, StageReading, StageWill } from './stageReading.ts';

/**
 * Reads drafts away from the page: no key waits while a long will is composed or looked over. Questions are answered in
 * their order. One that can't be answered, here or there, is refused with what was thrown.
 */
export interface DraftReader {
  will(draft: WillDraft, articles: readonly ArticleId[]): Promise<StageWill>;
  /** @param today The person's own date, 'YYYY-MM-DD'. */
  findings(draft: WillDraft, stage: StageNumber, today: string): Promise<readonly ShownFinding[]>;
  /** @param today The person's own date, 'YYYY-MM-DD'. */
  report(draft: WillDraft, today: string): Promise<ShownReport>;
}

/** What the reader needs of a worker. */
export type ReadingWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

interface Waiting {
  readonly question: ReadingQuestion;
  readonly resolve: (answer: ReadingAnswer) => void;
  readonly reject: (error: unknown) => void;
}

// Written out where it stands: bundlers look for exactly these words.
const startWorker = (): ReadingWorker =>
  new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module', name: 'reading' });

const misread = (asked: ReadingAnswer['kind'], { kind }: ReadingAnswer): TypeError =>
  new TypeError(`A question about the ${asked} was answered with the ${kind}`);

/**
 * Starts a reader. Where its worker can't run (an old browser, a policy of the host) it reads on the page itself: late
 * keys are better than no preview and no findings.
 *
 * @param createWorker How to start the worker; only tests give another.
 */
export function createDraftReader(createWorker: () => ReadingWorker = startWorker): DraftReader {
  const waiting = new Map<number, Waiting>();
  const unpack = createUnpacker();
  let readingHere: Promise<StageReading> | null = null;
  let lastId = 0;
  let worker: ReadingWorker | null = null;
  try {
    worker = createWorker();
    worker.addEventListener('error', readHereFromNowOn);
    worker.addEventListener('message', (event) => {
      if (!(event instanceof MessageEvent) || !isSentAnswer(event.data)) return;
      takeIn(event.data);
    });
  } catch {
    // The browser refuses to start one at all; `worker` stays null.
  }

  function takeIn(sent: SentAnswer): void {
    try {
      const answer = unpack(sent);
      waiting.get(answer.id)?.resolve(answer);
      waiting.delete(answer.id);
    } catch {
      readHereFromNowOn();
    }
  }

  function readHereFromNowOn(): void {
    worker?.terminate();
    worker = null;
    const unanswered = [...waiting.values()];
    waiting.clear();
    for (const { question, resolve, reject } of unanswered) readHere(question).then(resolve, reject);
  }

  async function readHere(question: ReadingQuestion): Promise<ReadingAnswer> {
    // Brought in only here: who has a worker has all of it there.
    readingHere ??= import('./stageReading.ts').then(
      ({ createStageReading }) => createStageReading(),
      (error: unknown) => {
        readingHere = null;
        throw error;
      },
    );
    return answerTo(question, await readingHere);
  }

  function ask(question: ReadingQuestion): Promise<ReadingAnswer> {
    if (worker === null) return readHere(question);
    const answer = new Promise<ReadingAnswer>((resolve, reject) => {
      waiting.set(question.id, { question, resolve, reject });
    });
    worker.postMessage(question);
    return answer;
  }

  function nextId(): number {
    lastId += 1;
    return lastId;
  }

  return {
    async will(draft, articles) {
      const answer = await ask({ id: nextId(), kind: 'will', draft, articles });
      if (answer.kind !== 'will') throw misread('will', answer);
      return answer.will;
    },
    async findings(draft, stage, today) {
      const answer = await ask({ id: nextId(), kind: 'findings', draft, stage, today });
      if (answer.kind !== 'findings') throw misread('findings', answer);
      return answer.findings;
    },
    async report(draft, today) {
      const answer = await ask({ id: nextId(), kind: 'report', draft, today });
      if (answer.kind !== 'report') throw misread('report', answer);
      return answer.report;
    },
  };
}

let shared: DraftReader | null = null;

/** The tab's one reader. It is started by the first who asks for it. */
export function draftReader(): DraftReader {
  shared ??= createDraftReader();
  return shared;
}
