import { announce } from '@virasat/ui';
import type { WillDraft } from '@virasat/will-model';
import { type CheckReport, type Finding, unacknowledged, withAcknowledged } from '@virasat/will-model/checks';
import { type RefObject, useRef, useState } from 'react';
import { reportOn, useReport } from './useReport.ts';

/** A change of the draft, from what it is at the moment. */
export type WholeChange = (change: (draft: WillDraft) => WillDraft) => void;

export interface ReviewPointsOptions {
  draft: WillDraft;
  /** The person's own date, 'YYYY-MM-DD'. */
  today: string;
  onWholeChange: WholeChange;
  onSubmit(): void;
}

export interface ReviewPoints {
  report: CheckReport;
  /** What Submit waits for: takes focus when Submit is pressed in vain. */
  blockedRef: RefObject<HTMLDivElement | null>;
  /** The heading of the points: takes focus when a fix has taken its own button away. */
  sectionRef: RefObject<HTMLDivElement | null>;
  fix(finding: Finding): void;
  read(findings: readonly Finding[], isRead: boolean): void;
  /** Submits, unless something blocks it or is still to be read. */
  submit(): void;
  /** The question about what was not ticked as read; it is asked once. */
  unread: { findings: readonly Finding[]; onGoBack(): void; onConfirm(): void };
}

/** What the review does with the findings: fixes, ticks, and what Submit waits for. */
export function useReviewPoints({
  draft,
  today,
  onWholeChange,
  onSubmit,
}: ReviewPointsOptions): ReviewPoints {
  const { report } = useReport(draft, today);
  const [fixed, setFixed] = useState<{ report: CheckReport; keys: readonly string[] } | null>(null);
  const [asked, setAsked] = useState<readonly Finding[]>([]);
  const blockedRef = useRef<HTMLDivElement>(null);
  const sectionRef = useRef<HTMLDivElement>(null);

  function submit(): void {
    // The list on screen may be a moment behind.
    const now = reportOn(draft, today);
    const unread = unacknowledged(draft, now);
    if (now.findings.some(({ severity }) => severity === 'B')) blockedRef.current?.focus();
    else if (unread.length > 0) setAsked(unread);
    else onSubmit();
  }
  const read = (findings: readonly Finding[], isRead: boolean): void =>
    onWholeChange((latest) => withAcknowledged(latest, reportOn(latest, today), findings, isRead));

  // What was just fixed is gone at once; the next report says whether it is.
  const gone = fixed?.report === report ? fixed.keys : [];
  const shown = { ...report, findings: report.findings.filter(({ key }) => !gone.includes(key)) };

  return {
    report: gone.length === 0 ? report : shown,
    blockedRef,
    sectionRef,
    fix: ({ key, fix }) => {
      if (fix === undefined) return;
      setFixed({ report, keys: [...gone, key] });
      sectionRef.current?.querySelector('h2')?.focus();
      onWholeChange(fix.apply);
      announce(fix.label);
    },
    read,
    submit,
    unread: {
      findings: asked,
      onGoBack: () => {
        setAsked([]);
        sectionRef.current?.querySelector('h2')?.focus();
      },
      onConfirm: () => {
        read(asked, true);
        setAsked([]);
        onSubmit();
      },
    },
  };
}
