import { Alert, Skeleton, SkeletonArea } from '@virasat/ui';
import { REVIEW_STAGE, type WillDraft } from '@virasat/will-model';
import { isAcknowledged } from '@virasat/will-model/checks';
import { type Ref, useId, useRef } from 'react';
import type { ShownFinding, ShownReport } from '../../reading/index.ts';
import { checksTexts } from '../../texts/checks.ts';
import { HeldInPlace } from '../HeldInPlace.tsx';
import { FindingText } from './FindingText.tsx';
import { groupsOf } from './findingGroups.ts';
import { PointsChecked } from './PointsChecked.tsx';
import { PointsGroup } from './PointsGroup.tsx';

const texts = checksTexts.proposed;

export interface PointsToCheckProps {
  draft: WillDraft;
  /** What was found; it may be a moment behind the draft. Null while nobody has looked yet. */
  report: ShownReport | null;
  /** The will's language, in which findings are written. */
  lang: string;
  onGoTo(finding: ShownFinding): void;
  /** Applies a finding's fix. */
  onFix(finding: ShownFinding): void;
  /** Ticks findings as read, or takes their tick away. */
  onRead(findings: readonly ShownFinding[], isRead: boolean): void;
  /** What Submit waits for: takes focus when Submit is pressed in vain. */
  blockedRef?: Ref<HTMLDivElement>;
}

interface FoundPointsProps extends PointsToCheckProps {
  report: ShownReport;
}

/** Everything that was found, and everything that was looked at. */
function Points({ draft, report, lang, onGoTo, onFix, onRead, blockedRef }: FoundPointsProps) {
  const of = (...severities: readonly ShownFinding['severity'][]): ShownFinding[] =>
    report.findings.filter(({ severity }) => severities.includes(severity));
  const blocking = of('B');
  const toRead = groupsOf(of('A'));
  const others = of('W', 'I');
  const finding = { stage: REVIEW_STAGE, lang, onGoTo, onFix } as const;
  return (
    <>
      {blocking.length > 0 && (
        <Alert ref={blockedRef} tone="danger" title={texts.blockedTitle} tabIndex={-1}>
          <ul className="divide-y divide-line">
            {blocking.map((one) => (
              <li key={one.key} className="space-y-1 py-2">
                <FindingText finding={one} {...finding} />
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {toRead.length > 0 && (
        <div className="space-y-3">
          <h3 className="text-h4 font-semibold">{texts.toRead}</h3>
          <ul className="space-y-3">
            {toRead.map((grouped) => (
              <PointsGroup
                key={grouped.group.key}
                grouped={grouped}
                isRead={grouped.findings.every((one) => isAcknowledged(draft, one))}
                onReadChange={(isRead) => onRead(grouped.findings, isRead)}
                {...finding}
              />
            ))}
          </ul>
        </div>
      )}
      {others.length > 0 && (
        <div className="space-y-3">
          <h3 className="text-h4 font-semibold">{texts.others}</h3>
          <ul className="divide-y divide-line border-y border-line">
            {others.map((one) => (
              <li key={one.key} className="space-y-1 py-3">
                <FindingText finding={one} {...finding} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <PointsChecked report={report} lang={lang} />
    </>
  );
}

/**
 * ‹Points to check›: what Submit waits for first, then what asks to be read, by person or asset, then what is only
 * worth a look, then everything that was checked.
 *
 * The answers are looked over while the person reads. A place as high as the window is kept for what is found: what
 * stands above it and what stands below are never in sight together, so whichever somebody is at can be held.
 *
 * @see checks.md; design.md section 4, point 7
 */
export function PointsToCheck({ report, ...props }: PointsToCheckProps) {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  return (
    <HeldInPlace shown={report} region={section}>
      <section ref={section} aria-labelledby={headingId} data-slot="points-to-check" className="space-y-5">
        <div>
          <h2 id={headingId} tabIndex={-1} className="font-display text-h2 font-medium text-ink">
            {texts.title}
          </h2>
          <p className="mt-1 text-ink-2">{texts.lead}</p>
        </div>
        {report === null ? (
          <SkeletonArea label={texts.looking} className="min-h-dvh space-y-4 print:min-h-0">
            <p aria-hidden className="font-semibold">
              {texts.looking}
            </p>
            <Skeleton className="h-40" />
            <Skeleton className="h-40" />
          </SkeletonArea>
        ) : (
          <Points report={report} {...props} />
        )}
      </section>
    </HeldInPlace>
  );
}
