import { type WillLanguage, willLanguages } from '@virasat/will-model';
import { reviewedTexts, reviewedTextsByLanguage } from '../review/reviewed-texts.ts';
import { type SignOffEntry, type SignOffs, stateOf } from '../review/sign-off.ts';
import { textHash } from './text-hash.ts';

/** A text that doesn't stand in the file as it stands in the wording. */
export interface OutOfStep {
  readonly key: string;
  readonly language: WillLanguage;
  readonly why: 'new' | 'changed';
}

/** The texts whose entries have to be updated, and the entries that belong to no text any more. */
export function differences(signOffs: SignOffs): { outOfStep: OutOfStep[]; left: string[] } {
  const outOfStep = reviewedTextsByLanguage.flatMap(({ key, language, text }): OutOfStep[] => {
    const entry = signOffs[key]?.[language];
    if (entry === undefined) return [{ key, language, why: 'new' }];
    return entry.hash === textHash(text) ? [] : [{ key, language, why: 'changed' }];
  });
  const known = new Set(reviewedTexts.map(({ key }) => key));
  return { outOfStep, left: Object.keys(signOffs).filter((key) => !known.has(key)) };
}

/**
 * Brings the entries into step with the wording, in its order. Approvals stay with the hash of what was approved, so
 * a text that has changed since says so.
 */
export function withCurrentHashes(signOffs: SignOffs): SignOffs {
  return Object.fromEntries(
    reviewedTexts.map(({ key, texts }) => {
      const entryOf = (language: WillLanguage): SignOffEntry => ({
        ...signOffs[key]?.[language],
        hash: textHash(texts[language]),
      });
      return [key, { english: entryOf('english'), hindi: entryOf('hindi'), marathi: entryOf('marathi') }];
    }),
  );
}

/** An approval. */
export interface Approval {
  readonly who: string;
  /** The day, 'YYYY-MM-DD'. */
  readonly when: string;
  readonly languages: readonly WillLanguage[];
  readonly keys: readonly string[];
}

/**
 * Enters an approval of texts as they stand now.
 *
 * @throws RangeError Where a key is none of the wording's, or an entry isn't in step with its text.
 */
export function withApproval(signOffs: SignOffs, { who, when, languages, keys }: Approval): SignOffs {
  const approved = new Set(keys);
  for (const key of approved) {
    if (!Object.hasOwn(signOffs, key)) throw new RangeError(`The wording has no row ${key}.`);
  }
  const { outOfStep } = differences(signOffs);
  const [stale] = outOfStep.filter(({ key }) => approved.has(key));
  if (stale) throw new RangeError(`${stale.key} is ${stale.why}: update the entries first.`);
  return Object.fromEntries(
    Object.entries(signOffs).map(([key, entries]) => {
      const entryOf = (language: WillLanguage): SignOffEntry => {
        const { hash } = entries[language];
        const isApproved = approved.has(key) && languages.includes(language);
        return isApproved ? { hash, signedOff: { who, when, hash } } : entries[language];
      };
      return [key, { english: entryOf('english'), hindi: entryOf('hindi'), marathi: entryOf('marathi') }];
    }),
  );
}

/** How many texts of each language are in which state. */
export const summary = (signOffs: SignOffs): string[] =>
  willLanguages.map((language) => {
    const states = Object.values(signOffs).map((entries) => stateOf(entries[language]).state);
    const count = (state: string): number => states.filter((its) => its === state).length;
    return `${language}: ${count('signed-off')} signed off, ${count('changed-since')} changed since, ${count('not-signed-off')} not yet signed off`;
  });
