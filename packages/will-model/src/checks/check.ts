import type { WillDraft } from '../draft/will-draft.ts';
import type { About } from './about.ts';
import type { CheckFacts, FindingTarget, Severity } from './check-report.ts';
import type { DraftView } from './draft-view.ts';
import type { CheckId, PlacesOf } from './texts/check-words.ts';
import type { Law } from './texts/laws.ts';

/** What some check saw, before it is put into words. */
export interface AnySighting {
  readonly about: About;
  /**
   * What it rests on: ids, and words or numbers that make it another finding when they change. Of an A, everything that
   * its words name is among it: a tick is for what was read.
   */
  readonly of: readonly (string | number)[];
  readonly target: FindingTarget;
  /** What is put into the places of the words. */
  readonly facts: Readonly<Record<string, string>>;
  /** Puts it right; only where that can be done safely. */
  readonly fix?: (draft: WillDraft) => WillDraft;
}

/** What one check saw: its facts fill exactly the places that its words have. */
export type Sighting<Id extends CheckId> = AnySighting & {
  readonly facts: Readonly<Record<PlacesOf<Id>, string>>;
};

/** One check: a pure look at the draft. */
export interface Check {
  readonly id: CheckId;
  readonly severity: Severity;
  readonly law: readonly Law[];
  /** The fact without which it sees nothing, whatever the draft is. */
  readonly needs?: keyof CheckFacts;
  readonly look: (view: DraftView) => readonly AnySighting[];
}

/**
 * Makes a check whose sightings fill exactly the places that its text has.
 *
 * @param law The statutes it rests on, most telling first.
 * @param look Sees nothing (an empty list) where all is well.
 * @param needs The fact beside the draft that it rests on, where there is one.
 */
export const defineCheck = <const Id extends CheckId>(
  id: Id,
  severity: Severity,
  law: readonly Law[],
  look: (view: DraftView) => readonly Sighting<Id>[],
  needs?: keyof CheckFacts,
): Check => ({ id, severity, law, look, ...(needs === undefined ? {} : { needs }) });
