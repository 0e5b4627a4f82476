import { Button } from '@virasat/ui';
import type { Finding } from '@virasat/will-model/checks';
import { checksTexts } from '../../texts/checks.ts';

const texts = checksTexts.proposed;

export interface FindingTextProps {
  finding: Finding;
  /** The will's language, in which the finding is written. */
  lang: string;
  onGoTo(finding: Finding): void;
  onFix(finding: Finding): void;
}

/** One finding: what was seen, why it matters, the law, and the ways to change it. */
export function FindingText({ finding, lang, onGoTo, onFix }: FindingTextProps) {
  const { text, reason, law, place, fix } = finding;
  return (
    <>
      <p lang={lang} translate="no" className="font-semibold wrap-anywhere">
        {text}
      </p>
      <p lang={lang} translate="no" className="text-ink-2 wrap-anywhere">
        {reason}
        {law !== '' && <span className="text-sm text-ink-3">{` (${law})`}</span>}
      </p>
      <div className="flex flex-wrap gap-x-4 gap-y-1 print:hidden">
        {finding.stage > 0 && (
          <Button variant="quiet" size="dense" className="-ms-2 text-start" onClick={() => onGoTo(finding)}>
            {texts.goTo(place)}
          </Button>
        )}
        {fix !== undefined && (
          <Button
            variant="quiet"
            size="dense"
            className="-ms-2 text-start"
            lang={lang}
            onClick={() => onFix(finding)}
          >
            {fix.label}
          </Button>
        )}
      </div>
    </>
  );
}
