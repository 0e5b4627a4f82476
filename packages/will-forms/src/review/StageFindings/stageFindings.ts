import { furthestStage, REVIEW_STAGE, type StageNumber, type WillDraft } from '@virasat/will-model';
import type { CheckId, Finding } from '@virasat/will-model/checks';
import { reportOn } from '../reportOn.ts';

/**
 * Rows of checks.md that speak of what is missing from the whole will: while stages are still to come, everybody would
 * be told of what they are about to answer.
 */
const WHOLE_WILL_ROWS: readonly string[] = ['P7', 'P8', 'P9', 'M1', 'M3', 'E1', 'E2', 'R9', 'R10', 'D10'];

/** A second finding of a row has an id of its own, which is not listed. */
const speaksOfWholeWill = (id: CheckId): boolean => WHOLE_WILL_ROWS.includes(id);

/**
 * The findings to show quietly at a stage: none before it has been completed once, and none of severity I, which the
 * review tells.
 *
 * @param today The person's own date, 'YYYY-MM-DD'.
 * @see checks.md; design.md section 4, point 7
 */
export function stageFindings(draft: WillDraft, stage: StageNumber, today: string): Finding[] {
  const furthest = furthestStage(draft, today);
  if (furthest <= stage) return [];
  return reportOn(draft, today).findings.filter(
    (finding) =>
      finding.stage === stage &&
      finding.severity !== 'I' &&
      (furthest === REVIEW_STAGE || !speaksOfWholeWill(finding.id)),
  );
}
