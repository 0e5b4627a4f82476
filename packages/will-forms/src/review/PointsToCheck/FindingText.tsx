import { Button } from '@virasat/ui';
import type { ShownFinding } from '../../reading/index.ts';
import { checksTexts } from '../../texts/checks.ts';

const texts = checksTexts.proposed;

export interface FindingTextProps<Shown extends ShownFinding> {
  finding: Shown;
  /** The will's language, in which the finding is written. */
  lang: string;
  onGoTo(finding: Shown): void;
  onFix(finding: Shown): void;
}

/** One finding: what was seen, why it matters, the law, and the ways to change it. */
export function FindingText<Shown extends ShownFinding>({
  finding,
  lang,
  onGoTo,
  onFix,
}: FindingTextProps<Shown>) {
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
