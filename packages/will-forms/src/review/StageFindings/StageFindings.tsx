import { Alert } from '@virasat/ui';
import type { StageNumber, WillDraft } from '@virasat/will-model';
import type { Finding } from '@virasat/will-model/checks';
import { createContext, startTransition, use, useEffect, useState } from 'react';
import { type FieldPlace, placeOfTarget } from '../../fields/index.ts';
import { draftReader, type ShownFinding } from '../../reading/index.ts';
import { checksTexts } from '../../texts/checks.ts';
import { FindingText } from '../PointsToCheck/FindingText.tsx';
import { stageFindings } from './stageFindings.ts';

/** How long answers have to rest before a stage is looked over, in ms: nobody is told while they are typing. */
const LOOK_AFTER_MS = 1000;

/** What the findings of a stage are made from, handed past its fields. */
export interface StageFindingsValue {
  draft: WillDraft;
  stage: StageNumber;
  today: string;
  /** The will's language. */
  lang: string;
  onFieldOpen(place: FieldPlace): void;
  /** Applies a finding's fix to the latest answers. */
  onFix(finding: Finding): void;
}

export const StageFindingsContext = createContext<StageFindingsValue | null>(null);

/**
 * What a careful lawyer would ask about the stage's answers, at its end: quiet, counted by nobody, and gone as soon as
 * its cause is.
 *
 * @see design.md section 4, point 7
 */
export function StageFindings() {
  const value = use(StageFindingsContext);
  const [seen, setSeen] = useState<{ stage: StageNumber; findings: readonly ShownFinding[] } | null>(null);
  useEffect(() => {
    if (value === null) return;
    const { draft, stage, today } = value;
    let isStale = false;
    const look = async (): Promise<void> => {
      const findings = await draftReader().findings(draft, stage, today);
      if (isStale) return;
      const next = { stage, findings };
      // Found again, the same findings are no reason to draw a long list anew.
      startTransition(() => setSeen((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next)));
    };
    const looking = setTimeout(() => void look(), LOOK_AFTER_MS);
    return () => {
      isStale = true;
      clearTimeout(looking);
    };
  }, [value]);
  if (value === null || seen === null || seen.stage !== value.stage || seen.findings.length === 0)
    return null;
  const handleFix = ({ key }: ShownFinding): void => {
    const { draft, stage, today, onFix } = value;
    const finding = stageFindings(draft, stage, today).find((one) => one.key === key);
    if (finding !== undefined) onFix(finding);
  };
  const handleGoTo = ({ target }: ShownFinding): void => {
    const place = placeOfTarget(target, value.draft);
    if (place !== null) value.onFieldOpen(place);
  };
  return (
    <Alert tone="info" title={checksTexts.proposed.atStage} data-slot="stage-findings">
      <ul className="divide-y divide-line">
        {seen.findings.map((finding) => (
          <li key={finding.key} className="space-y-1 py-2">
            <FindingText finding={finding} lang={value.lang} onGoTo={handleGoTo} onFix={handleFix} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}
