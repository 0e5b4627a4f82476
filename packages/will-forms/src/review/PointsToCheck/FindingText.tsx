import { Button } from '@virasat/ui';
import type { StageNumber } from '@virasat/will-model';
import { useId } from 'react';
import type { ShownFinding } from '../../reading/index.ts';

export interface FindingTextProps {
  finding: ShownFinding;
  /** The stage on screen: a finding of that very stage leads to its answer, another to its stage. */
  stage: StageNumber;
  /** The will's language, in which the finding is written, with its links and its fix. */
  lang: string;
  onGoTo(finding: ShownFinding): void;
  onFix(finding: ShownFinding): void;
}

/** One finding: what was seen, why it matters, the law, and the ways to change it. */
export function FindingText({ finding, stage, lang, onGoTo, onFix }: FindingTextProps) {
  const { text, reason, law, link, fix } = finding;
  const textId = useId();
  return (
    <>
      <p id={textId} lang={lang} translate="no" className="font-semibold wrap-anywhere">
        {text}
      </p>
      <p lang={lang} translate="no" className="text-ink-2 wrap-anywhere">
        {reason}
        {law !== '' && <span className="text-sm text-ink-3">{` (${law})`}</span>}
      </p>
      <div lang={lang} translate="no" className="flex flex-wrap gap-x-4 gap-y-1 print:hidden">
        {finding.stage > 0 && (
          <Button
            variant="quiet"
            size="dense"
            className="-ms-2 text-start"
            aria-describedby={textId}
            onClick={() => onGoTo(finding)}
          >
            {finding.stage === stage ? link.fromItsStage : link.fromElsewhere}
          </Button>
        )}
        {fix !== undefined && (
          <Button variant="quiet" size="dense" className="-ms-2 text-start" onClick={() => onFix(finding)}>
            {fix.label}
          </Button>
        )}
      </div>
    </>
  );
}
