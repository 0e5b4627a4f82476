import {
  emptyDraft,
  INTRO_STAGE,
  newId,
  parseStoredDraft,
  readStage,
  type StageNumber,
  toStoredDraft,
  type WillDraft,
} from '@virasat/will-model';
import { emptyTyped, readTyped, type TypedParts } from './typed-parts.ts';

/** A draft as this browser keeps it: the answers, and what belongs to them without being one. */
export interface KeptDraft {
  draft: WillDraft;
  /** What is typed but is no value yet; never sent. */
  typed: TypedParts;
  stage: StageNumber;
  /** The draft's id in the account; '0' while no service has numbered it (spec.md section 3). */
  randNum: string;
  /** A UUID that stays with the draft, so that a save repeated after a lost answer makes no second document. */
  draftKey: string;
  /** The version of the account's copy that these answers were made on; null where there is none. */
  baseVersion: number | null;
  /** True while there are answers that the account lacks. */
  isAhead: boolean;
  /** When the account last took answers of this will from here, as an ISO instant; null before the first time. */
  savedAt: string | null;
  /** When the answers were last kept on this device, as an ISO instant; null before the first time. */
  keptAt: string | null;
}

/** The draft id of a draft that no service has numbered yet (spec.md section 3). */
export const NEW_DRAFT = '0';

/** Reads a draft id from storage or a document; whatever isn't one stands for a new draft. */
export const readRandNum = (value: unknown): string =>
  typeof value === 'string' && /^\d{1,20}$/.test(value) ? value : NEW_DRAFT;

/** Counts the shapes in which drafts have been kept; a shape that can't be read by the parser gets the next number. */
const KEPT_VERSION = 1;

/** A will that nobody has begun. */
export const newKeptDraft = (): KeptDraft => ({
  draft: emptyDraft(),
  typed: emptyTyped,
  stage: INTRO_STAGE,
  randNum: NEW_DRAFT,
  draftKey: newId(),
  baseVersion: null,
  isAhead: false,
  savedAt: null,
  keptAt: null,
});

/** Writes a kept draft as the text that `willFormData` holds: the specification's fields, and ours beside them. */
export function encodeKeptDraft(kept: KeptDraft): string {
  const { draft, typed, stage, randNum, draftKey, baseVersion, isAhead, savedAt, keptAt } = kept;
  return JSON.stringify({
    ...toStoredDraft(draft),
    stage,
    rand_num: randNum,
    kept_version: KEPT_VERSION,
    draft_key: draftKey,
    base_version: baseVersion,
    ahead: isAhead,
    saved_at: savedAt,
    kept_at: keptAt,
    typed,
  });
}

/** What was found in storage. */
export interface DecodedDraft {
  kept: KeptDraft;
  /** False where something could not be read, so the text as it was has to be set aside. */
  isWhole: boolean;
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const orNull = <T>(value: unknown, fits: (value: unknown) => value is T): T | null =>
  fits(value) ? value : null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isVersion = (value: unknown): value is number => Number.isSafeInteger(value);

/**
 * Reads what `willFormData` holds. Good parts are kept, bad parts fall back to their defaults.
 *
 * @param text The stored text; null where there is none.
 */
export function decodeKeptDraft(text: string | null): DecodedDraft {
  if (text === null) return { kept: newKeptDraft(), isWhole: true };
  try {
    const json: unknown = JSON.parse(text);
    const { draft, repairs } = parseStoredDraft(json);
    const fields = isFields(json) ? json : {};
    const kept: KeptDraft = {
      draft,
      typed: readTyped(fields['typed']),
      stage: readStage(fields['stage']) ?? INTRO_STAGE,
      randNum: readRandNum(fields['rand_num']),
      draftKey: orNull(fields['draft_key'], isText) ?? newId(),
      baseVersion: orNull(fields['base_version'], isVersion),
      isAhead: fields['ahead'] !== false,
      savedAt: orNull(fields['saved_at'], isText),
      keptAt: orNull(fields['kept_at'], isText),
    };
    return { kept, isWhole: repairs.length === 0 };
  } catch {
    // Not JSON, or JSON of something else: both are said to the person by what `isWhole` is.
    return { kept: newKeptDraft(), isWhole: false };
  }
}
