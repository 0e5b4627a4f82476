import type { ArticleId } from '@virasat/pdf';
import type { StageNumber, WillDraft } from '@virasat/will-model';
import type { ShownFinding, ShownReport, StageReading, StageWill } from './stageReading.ts';

/** What the page asks the worker. */
export type ReadingQuestion =
  | {
      readonly id: number;
      readonly kind: 'will';
      readonly draft: WillDraft;
      readonly articles: readonly ArticleId[];
    }
  | {
      readonly id: number;
      readonly kind: 'findings';
      readonly draft: WillDraft;
      readonly stage: StageNumber;
      readonly today: string;
    }
  | { readonly id: number; readonly kind: 'report'; readonly draft: WillDraft; readonly today: string };

/** What comes back: the answer to the question of that number. */
export type ReadingAnswer =
  | { readonly id: number; readonly kind: 'will'; readonly will: StageWill }
  | { readonly id: number; readonly kind: 'findings'; readonly findings: readonly ShownFinding[] }
  | { readonly id: number; readonly kind: 'report'; readonly report: ShownReport };

/** Answers a question at once. */
export function answerTo(question: ReadingQuestion, reading: StageReading): ReadingAnswer {
  const { id, kind, draft } = question;
  switch (kind) {
    case 'will':
      return { id, kind, will: reading.will(draft, question.articles) };
    case 'findings':
      return { id, kind, findings: reading.findings(draft, question.stage, question.today) };
    case 'report':
      return { id, kind, report: reading.report(draft, question.today) };
    default:
      return question satisfies never;
  }
}

/** Whether something has the form of our messages, so that what browser extensions say on the same line is let be. */
export const isReadingMessage = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'kind' in value &&
  (value.kind === 'will' || value.kind === 'findings' || value.kind === 'report');

/** Tells a question from anything else. */
export const isReadingQuestion = (value: unknown): value is ReadingQuestion => isReadingMessage(value);
