import type { WillDraft } from '../draft/will-draft.ts';
import type { Asset } from '../stages/assets/assets.shape.ts';
import type { ExecutorDetails, ExecutorPerson } from '../stages/executor/executor.shape.ts';
import type { Nominee } from '../stages/nominees/nominees.shape.ts';
import type { OtherInfo, Witness } from '../stages/other-info/other-info.shape.ts';
import type { Child, PersonalDetails } from '../stages/personal-details/personal-details.shape.ts';
import type { Residuary } from '../stages/residuary/residuary.shape.ts';
import type { StageNumber } from '../stages/stage-number.ts';
import type { CheckId } from './texts/check-words.ts';

/**
 * How much a finding asks: `B` Submit waits for a fix; `A` one tick, asked about once at Submit; `W` a warning and
 * `I` a hint ask nothing.
 *
 * @see checks.md, Severity
 */
export type Severity = 'B' | 'A' | 'W' | 'I';

/** Something about an answer that only the printing side can see. */
export interface PrintFault {
  /** Where it stands in the draft, as 'nominees.0.name'; absent where the will's own words hold it. */
  readonly field?: string;
}

/** Letters that no font has. */
export interface GlyphFault extends PrintFault {
  /** Each once. */
  readonly letters: readonly string[];
}

/** What the checks need to know beside the draft. They have no clock and see no PDF. */
export interface CheckFacts {
  /** The person's own date, 'YYYY-MM-DD'. */
  readonly today: string;
  /** When the answers were last gone through, 'YYYY-MM-DD'; absent where nobody knows. */
  readonly lastReviewedOn?: string;
  /** What the glyph audit found; absent where it hasn't run. */
  readonly glyphFaults?: readonly GlyphFault[];
  /** Texts that don't fit where they are printed; absent where nobody has measured them. */
  readonly overflows?: readonly PrintFault[];
  /** True where a PDF is shown that was made from older answers than these; absent where nobody knows. */
  readonly isPdfOutdated?: boolean;
}

/** The field or list that a finding leads to: by what it is and whose, never by position. */
export type FindingTarget =
  | { readonly at: 'personalDetails'; readonly field: keyof PersonalDetails }
  | { readonly at: 'child'; readonly id: string; readonly field: Exclude<keyof Child, 'id'> }
  | { readonly at: 'nominees' }
  | { readonly at: 'nominee'; readonly id: string; readonly field: Exclude<keyof Nominee, 'id'> }
  | { readonly at: 'assets' }
  | { readonly at: 'asset'; readonly id: string; readonly field: Exclude<keyof Asset, 'id'> }
  | {
      readonly at: 'share';
      readonly assetId: string;
      readonly nomineeId: string;
      readonly field: 'nomineeId' | 'percentage' | 'comment';
    }
  | { readonly at: 'executor'; readonly field: Exclude<keyof ExecutorDetails, 'executorsPerAsset'> }
  | {
      readonly at: 'executorPerson';
      /** Null in the common list. */
      readonly assetId: string | null;
      readonly id: string;
      readonly field: Exclude<keyof ExecutorPerson, 'id' | 'isBackup'>;
    }
  | { readonly at: 'residuary'; readonly field: keyof Residuary }
  | { readonly at: 'residuaryShare'; readonly nomineeId: string; readonly field: 'nomineeId' | 'percentage' }
  | { readonly at: 'otherInfo'; readonly field: keyof OtherInfo }
  | { readonly at: 'witness'; readonly id: string; readonly field: Exclude<keyof Witness, 'id'> }
  | { readonly at: 'moreAnswers' }
  | { readonly at: 'pdf' };

/** Whom or what a finding is about. All A findings of one group are ticked together. */
export interface FindingGroup {
  /** The same for every finding of the group, and for no other group. */
  readonly key: string;
  readonly kind: 'person' | 'asset' | 'will';
  /** The person's or asset's own name; for the rest 'You' or 'The whole will', in the will's language. */
  readonly name: string;
}

/** A change of the draft that puts a finding right and touches nothing else. */
export interface Fix {
  /** What pressing it does, in the will's language. */
  readonly label: string;
  /** The draft with the change. Things are found by id: where they are gone the draft comes back as it was. */
  readonly apply: (draft: WillDraft) => WillDraft;
}

/** One thing that a check saw. All texts are in the will's language. */
export interface Finding {
  /** The row of checks.md, as 'P2'; a small letter after it marks a second finding of that row. */
  readonly id: CheckId;
  /** The same as long as the check sees the same; what was acknowledged is known by it. */
  readonly key: string;
  readonly severity: Severity;
  readonly group: FindingGroup;
  /** Where it is put right; 0 where no stage holds it, so that nothing leads there. */
  readonly stage: StageNumber;
  readonly target: FindingTarget;
  /** What was seen, in the person's own words. */
  readonly text: string;
  /** Why it matters, in a sentence. */
  readonly reason: string;
  /** The law it rests on, as 'Indian Succession Act 1925, section 63(c)'; '' where no statute decides. */
  readonly law: string;
  /** The words of the link to where it is put right: whole, so that no part of them is in another language. */
  readonly link: {
    /** As 'Change it: Step 2, Nominees'. */
    readonly fromElsewhere: string;
    /** On that very stage, as 'Go to this answer'. */
    readonly fromItsStage: string;
  };
  readonly fix?: Fix;
}

/** One check of the list, found wanting or not. */
export interface CheckPoint {
  readonly id: CheckId;
  readonly severity: Severity;
  /** What is checked, in a few words of the will's language. */
  readonly title: string;
  /** How many findings it has; 0 is fine. */
  readonly found: number;
}

/** What came of going through a draft. */
export interface CheckReport {
  /** B first, then A with the findings of a group side by side, then W, then I. */
  readonly findings: readonly Finding[];
  /** Every check that could look, in the order of checks.md: one that lacks its fact has checked nothing. */
  readonly points: readonly CheckPoint[];
  /** How many checks looked, and how many of them found nothing: 'We checked N points; M are fine'. */
  readonly checked: number;
  readonly fine: number;
}
