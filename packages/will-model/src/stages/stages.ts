import type { WillDraft } from '../draft/will-draft.ts';
import { assetsSchema } from './assets/assets.schema.ts';
import { executorSchema } from './executor/executor.schema.ts';
import { nomineesSchema } from './nominees/nominees.schema.ts';
import { otherInfoSchema } from './other-info/other-info.schema.ts';
import { personalDetailsSchema } from './personal-details/personal-details.schema.ts';
import { residuarySchema } from './residuary/residuary.schema.ts';
import { REVIEW_STAGE, type StageNumber, stageNumbers } from './stage-number.ts';

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

/** The parts of a draft that a stage is checked by: its own, then what that is compared with. */
function partsChecked(stage: StageNumber, draft: WillDraft, today: string): readonly [object, ...unknown[]] {
  switch (stage) {
    case 1:
      return [draft.personalDetails, today];
    case 2:
      return [draft.nominees];
    case 3:
      return [draft.assets];
    case 4:
      return [draft.executor, draft.assets];
    case 5:
      return [draft.residuary];
    case 6:
      return [draft.otherInfo];
    case 0:
    case 7:
      return [draft];
    default:
      return stage satisfies never;
  }
}

interface Verdict {
  readonly parts: readonly unknown[];
  readonly isIncomplete: boolean;
}
const verdicts = new WeakMap<object, Verdict>();

/**
 * Says whether a stage lacks something. Remembered for as long as its parts are the very same, as drafts are never
 * changed in place: a key at one stage must not have sixty assets of another looked through.
 *
 * @param today The person's own date, 'YYYY-MM-DD'.
 * @see spec.md section 5
 */
export function isStageIncomplete(stage: StageNumber, draft: WillDraft, today: string): boolean {
  const parts = partsChecked(stage, draft, today);
  const known = verdicts.get(parts[0]);
  if (known?.parts.length === parts.length && known.parts.every((part, index) => part === parts[index]))
    return known.isIncomplete;
  const verdict = { parts, isIncomplete: stageIssues(stage, draft, today).length > 0 };
  verdicts.set(parts[0], verdict);
  return verdict.isIncomplete;
}

/**
 * The stage that may be shown where one is asked for: that one, or the first incomplete stage before it. What is
 * typed on a stage changes only what comes after it, so nobody is sent back while typing.
 *
 * @param today The person's own date, 'YYYY-MM-DD'.
 * @see spec.md section 4, Wizard stages; architecture.md, The draft
 */
export function clampStage(asked: StageNumber, draft: WillDraft, today: string): StageNumber {
  return stageNumbers.find((stage) => stage < asked && isStageIncomplete(stage, draft, today)) ?? asked;
}

/**
 * The furthest stage that may be shown: the first incomplete one, else the review.
 *
 * @param today The person's own date, 'YYYY-MM-DD'.
 */
export const furthestStage = (draft: WillDraft, today: string): StageNumber =>
  clampStage(REVIEW_STAGE, draft, today);
