import type { WillDraft } from '../draft/will-draft.ts';
import { assetsSchema } from './assets/assets.schema.ts';
import { executorSchema } from './executor/executor.schema.ts';
import { nomineesSchema } from './nominees/nominees.schema.ts';
import { otherInfoSchema } from './other-info/other-info.schema.ts';
import { personalDetailsSchema } from './personal-details/personal-details.schema.ts';
import { residuarySchema } from './residuary/residuary.schema.ts';

/** The wizard's stages: 0 is the introduction, 7 the review (spec.md section 2). */
export const INTRO_STAGE = 0;
export const FIRST_STAGE = 1;
export const REVIEW_STAGE = 7;
export type StageNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The stages' names as the screens say them, by number from 1. */
export const stageNames = [
  'Personal Details',
  'Nominees',
  'Assets',
  'Executor Details',
  'Residuary Clause',
  'Other Information',
  'Review',
] as const;

/** Reads a stage number from outside (a URL, storage); null where it is none. */
export function readStage(value: unknown): StageNumber | null {
  const text = typeof value === 'number' ? String(value) : value;
  switch (text) {
    case '0':
    case '1':
    case '2':
    case '3':
    case '4':
    case '5':
    case '6':
    case '7':
      return stageNumbers[Number(text)] ?? null;
    default:
      return null;
  }
}
const stageNumbers: readonly StageNumber[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** One fault of a stage: the exact message, and the path of the field or list within the stage's slice. */
export interface StageIssue {
  message: string;
  path: readonly PropertyKey[];
}

/**
 * Finds what keeps a stage from going on.
 *
 * @param today The person's own date, 'YYYY-MM-DD'.
 * @returns The issues in the order of the form; empty where the stage is complete. Stages 0 and 7 ask for nothing here.
 * @see spec.md section 5
 */
export function stageIssues(stage: StageNumber, draft: WillDraft, today: string): StageIssue[] {
  switch (stage) {
    case 1:
      return personalDetailsSchema(today).safeParse(draft.personalDetails).error?.issues ?? [];
    case 2:
      return nomineesSchema.safeParse(draft.nominees).error?.issues ?? [];
    case 3:
      return assetsSchema.safeParse(draft.assets).error?.issues ?? [];
    case 4:
      return executorSchema(draft.assets).safeParse(draft.executor).error?.issues ?? [];
    case 5:
      return residuarySchema.safeParse(draft.residuary).error?.issues ?? [];
    case 6:
      return otherInfoSchema.safeParse(draft.otherInfo).error?.issues ?? [];
    case 0:
    case 7:
      return [];
    default:
      return stage satisfies never;
  }
}

/**
 * The furthest stage that may be shown: the first incomplete one, else the review. Stage 0 leads to stage 1 freely.
 *
 * @param today The person's own date, 'YYYY-MM-DD'.
 * @see spec.md section 4, Wizard stages
 */
export function furthestStage(draft: WillDraft, today: string): StageNumber {
  return stageNumbers.find((stage) => stageIssues(stage, draft, today).length > 0) ?? REVIEW_STAGE;
}
