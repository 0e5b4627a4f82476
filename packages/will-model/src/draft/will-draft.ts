import { z } from 'zod';
import { assetsShape } from '../stages/assets/assets.shape.ts';
import { executorShape } from '../stages/executor/executor.shape.ts';
import { nomineesShape } from '../stages/nominees/nominees.shape.ts';
import { otherInfoShape } from '../stages/other-info/other-info.shape.ts';
import { personalDetailsShape } from '../stages/personal-details/personal-details.shape.ts';
import { residuaryShape } from '../stages/residuary/residuary.shape.ts';
import { acknowledgedShape, moreAnswersShape } from '../stages/review/review.shape.ts';

/**
 * The shape of a draft in memory: every field present, none required to be filled.
 *
 * It differs from the stored shape (`StoredDraft`) in one point: `executor.executorsPerAsset` is keyed by the
 * asset's `id`, so that renaming an asset or giving two assets one identifier can't mix executors up.
 *
 * @see spec.md section 3, Will form data
 */
export const willDraftShape = z.object({
  personalDetails: personalDetailsShape,
  nominees: nomineesShape,
  assets: assetsShape,
  executor: executorShape,
  residuary: residuaryShape,
  otherInfo: otherInfoShape,
  /** Additive to the stored shape, and absent until something is ticked: which findings have been read. */
  acknowledged: acknowledgedShape.optional(),
  /** Additive to the stored shape, and absent until something is answered. */
  moreAnswers: moreAnswersShape.optional(),
});

/** A will that is being made: what the person has answered so far, valid or not. */
export type WillDraft = z.infer<typeof willDraftShape>;
