import type { WillDraft } from '@virasat/will-model';

/** What one choice does to a draft, and what the will then says and doesn't say. */
export interface Choice {
  readonly change: (draft: WillDraft) => WillDraft;
  /** Rows that stand whatever else is chosen. */
  readonly stands?: readonly string[];
  /** Rows that stand with none of the other choices. */
  readonly absent?: readonly string[];
  /** Answers that are printed. */
  readonly prints?: readonly string[];
  /** Answers of a branch that has been left (C-20). */
  readonly drops?: readonly string[];
}

/** Choices by kind and name. */
export type Choices = Readonly<Record<string, Readonly<Record<string, Choice>>>>;
