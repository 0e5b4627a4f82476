import { Alert } from '@virasat/ui';
import { memo, use } from 'react';
import { checksTexts } from '../../texts/checks.ts';
import { FindingText } from '../PointsToCheck/FindingText.tsx';
import { StageFindingsContext } from './StageFindingsProvider.tsx';
import type { StageBlock } from './stageBlocks.ts';

export interface StageFindingsProps {
  /** The fields or the card that this stands under. */
  block: StageBlock;
}

/**
 * What a careful lawyer would ask about some answers of a stage, under them: quiet, counted by nobody, and gone as soon
 * as its cause is. It comes when typing has rested for a second, never at a press, so that nothing moves away from
 * under a finger; a field that is typed into below it is held in place.
 *
 * @see design.md section 4, point 7
 */
export const StageFindings = memo(function StageFindings({ block }: StageFindingsProps) {
  const value = use(StageFindingsContext);
  const own = value?.findingsOf(block) ?? [];
  if (value === null || own.length === 0) return null;
  const { stage, lang, onGoTo, onFix } = value;
  return (
    <Alert tone="info" title={checksTexts.proposed.atStage} data-slot="stage-findings">
      <ul className="divide-y divide-line">
        {own.map((finding) => (
          <li key={finding.key} className="space-y-1 py-2">
            <FindingText finding={finding} stage={stage} lang={lang} onGoTo={onGoTo} onFix={onFix} />
          </li>
        ))}
      </ul>
    </Alert>
  );
});
