import { announce } from '@virasat/ui';
import type { WillDraft } from '@virasat/will-model';
import { unacknowledged, withAcknowledged } from '@virasat/will-model/checks';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ShownFinding, ShownReport } from '../reading/index.ts';
import { reportOn } from './reportOn.ts';
import { type DraftReport, useReport } from './useReport.ts';

/** A change of the draft, from what it is at the moment. */
export type WholeChange = (change: (draft: WillDraft) => WillDraft) => void;

export interface ReviewPointsOptions {
  draft: WillDraft;
  /** The person's own date, 'YYYY-MM-DD'. */
  today: string;
  /** Whether the terms are agreed to now: they may be no longer by the time a press is answered. */
  agreed: boolean;
  onWholeChange: WholeChange;
  onSubmit(): void;
}

export interface ReviewPoints {
  /** Null until the answers have been looked over for the first time. */
  report: ShownReport | null;
  /** What Submit waits for: takes focus when Submit is pressed in vain. */
  blockedRef: RefObject<HTMLDivElement | null>;
  /** The heading of the points: takes focus when a fix has taken its own button away. */
  sectionRef: RefObject<HTMLDivElement | null>;
  fix(finding: ShownFinding): void;
  read(findings: readonly ShownFinding[], isRead: boolean): void;
  /** Submits, unless something blocks it or is still to be read. */
  submit(): void;
  /** True while Submit was pressed and the latest answers are still being looked over. */
  isDeciding: boolean;
  /** The question about what was not ticked as read; it is asked once. */
  unread: { findings: readonly ShownFinding[]; onGoBack(): void; onConfirm(): void };
}

/** What the review does with the findings: fixes, ticks, and what Submit waits for. */
export function useReviewPoints({
  draft,
  today,
  agreed,
  onWholeChange,
  onSubmit,
}: ReviewPointsOptions): ReviewPoints {
  const seen = useReport(draft, today);
  const report = seen?.report ?? null;
  const [fixed, setFixed] = useState<{ report: ShownReport | null; keys: readonly string[] } | null>(null);
  const [asked, setAsked] = useState<readonly ShownFinding[]>([]);
  const [isPressed, setPressed] = useState(false);
  const blockedRef = useRef<HTMLDivElement>(null);
  const sectionRef = useRef<HTMLDivElement>(null);
  const focusHeading = (): void => sectionRef.current?.querySelector('h2')?.focus();

  function decide(latest: DraftReport): void {
    setPressed(false);
    const unread = unacknowledged(latest.draft, latest.report.findings);
    if (latest.report.findings.some(({ severity }) => severity === 'B')) blockedRef.current?.focus();
    else if (unread.length > 0) setAsked(unread);
    else onSubmit();
  }
  const decideLate = useEffectEvent((inTime: DraftReport) => (agreed ? decide(inTime) : setPressed(false)));
  // The list on screen may be a moment behind: a press is answered by one of these very answers.
  const latest = seen?.draft === draft ? seen : null;
  useEffect(() => {
    if (isPressed && latest !== null) decideLate(latest);
  }, [isPressed, latest]);

  function read(findings: readonly ShownFinding[], isRead: boolean): void {
    if (report !== null) onWholeChange((now) => withAcknowledged(now, report.findings, findings, isRead));
  }

  // What was just fixed is gone at once; the next report says whether it is.
  const gone = fixed?.report === report ? fixed.keys : [];
  const left = report && { ...report, findings: report.findings.filter(({ key }) => !gone.includes(key)) };
  return {
    report: gone.length === 0 ? report : left,
    blockedRef,
    sectionRef,
    fix: ({ key, fix }) => {
      if (fix === undefined) return;
      setFixed({ report, keys: [...gone, key] });
      focusHeading();
      onWholeChange((now) => {
        const found = reportOn(now, today).findings.find((one) => one.key === key);
        return found?.fix?.apply(now) ?? now;
      });
      announce(fix.label);
    },
    read,
    submit: () => (latest === null ? setPressed(true) : decide(latest)),
    isDeciding: isPressed,
    unread: {
      findings: asked,
      onGoBack: () => {
        setAsked([]);
        focusHeading();
      },
      onConfirm: () => {
        read(asked, true);
        setAsked([]);
        onSubmit();
      },
    },
  };
}
