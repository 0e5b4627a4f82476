import type { stageNames } from '../../stages/stage-number.ts';
import type { english } from './en.ts';

/** A check, by its row in checks.md. */
export type CheckId = keyof typeof english.checks;

type PlacesIn<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesIn<Rest>
  : never;

/** The places of a check's words that its facts fill. */
export type PlacesOf<Id extends CheckId> = PlacesIn<(typeof english.checks)[Id]['text' | 'reason']>;

/** The words of one check. */
export interface CheckWords {
  /** What is checked, in a few words. */
  readonly title: string;
  /** What was seen; `{places}` are filled with the person's own words. */
  readonly text: string;
  /** Why it matters; may have the same places. */
  readonly reason: string;
  /** What the fix does; only where there is one. */
  readonly fix?: string;
}

/** The words that belong to no check. */
export type SharedKey = keyof typeof english.shared;

/** The items of a list, as they are counted; an asset is called by its own name. */
export type ItemKey = keyof typeof english.items;

/** The fields of the form that take any text. */
export type FieldKey = keyof typeof english.fields;

type InWords<Names extends readonly string[]> = { readonly [Place in keyof Names]: string };

/** All words of the checks in one language. */
export interface CheckTexts {
  readonly checks: Readonly<Record<CheckId, CheckWords>>;
  readonly shared: Readonly<Record<SharedKey, string>>;
  readonly items: Readonly<Record<ItemKey, string>>;
  readonly fields: Readonly<Record<FieldKey, string>>;
  /** What each stage is called, from stage 1 on. */
  readonly stages: InWords<typeof stageNames>;
}
