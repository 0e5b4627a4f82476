import { type ArticleId, composeWill, type WillDocument } from '@virasat/pdf';
import type { StageNumber, WillDraft } from '@virasat/will-model';
import type { CheckReport, Finding } from '@virasat/will-model/checks';
import { type FreshTexts, newTexts } from '../preview/WillText/willChanges.ts';
import { reportOn } from '../review/reportOn.ts';
import { stageFindings } from '../review/StageFindings/stageFindings.ts';

/** A finding without what can't be sent: its fix is named here, and made from the answers of the moment it is pressed. */
export type ShownFinding = Omit<Finding, 'fix'> & {
  readonly fix?: Pick<NonNullable<Finding['fix']>, 'label'>;
};

/** A report as it is shown. */
export type ShownReport = Omit<CheckReport, 'findings'> & { readonly findings: readonly ShownFinding[] };

/** What is read of a will on the page. */
export type ShownWill = Pick<WillDocument, 'language' | 'title' | 'articles'>;

/** The part of a will that a stage feeds. */
export interface StageWill {
  /** The will with the asked articles alone. */
  readonly document: ShownWill;
  /** What they say that the will read before didn't; null where there was none, or all is the same. */
  readonly fresh: FreshTexts | null;
}

/** Reads drafts: what a stage shows beside and under its fields, and the review of all of them. */
export interface StageReading {
  will(draft: WillDraft, articles: readonly ArticleId[]): StageWill;
  /** @param today The person's own date, 'YYYY-MM-DD'. */
  findings(draft: WillDraft, stage: StageNumber, today: string): readonly ShownFinding[];
  /** @param today The person's own date, 'YYYY-MM-DD'. */
  report(draft: WillDraft, today: string): ShownReport;
}

const asShown = ({ fix, ...finding }: Finding): ShownFinding =>
  fix === undefined ? finding : { ...finding, fix: { label: fix.label } };

/** Makes a reader that remembers the will it read last, so that it can tell what is new in the next. */
export function createStageReading(): StageReading {
  let last: WillDocument | null = null;
  return {
    will(draft, articles) {
      const whole = composeWill(draft);
      const shown = { ...whole, articles: whole.articles.filter(({ id }) => articles.includes(id)) };
      const fresh = last === null ? null : newTexts(last, shown);
      last = whole;
      const { language, title } = whole;
      return { document: { language, title, articles: shown.articles }, fresh };
    },
    findings: (draft, stage, today) => stageFindings(draft, stage, today).map(asShown),
    report: (draft, today) => {
      const report = reportOn(draft, today);
      return { ...report, findings: report.findings.map(asShown) };
    },
  };
}
