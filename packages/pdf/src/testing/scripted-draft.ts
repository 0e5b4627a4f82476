import type { WillDraft } from '@virasat/will-model';
import { anyDraft } from '@virasat/will-model/testing';
import fc from 'fast-check';
import { devanagariWords, furtherWords } from './words.ts';

const LATIN = ['Asha', 'O’Neil', 'Łukasz', 'José', 'Smith-Jones', 'a@b.example', 'A/c', '(Flat)', '<b>', '&'];
/** Latin, Devanagari, and every further script. */
const WORD_LISTS = [LATIN, devanagariWords('hindi').slice(0, 80), ...furtherWords.map(({ words }) => words)];

/** Phrases in up to three scripts, mixed. */
const phrases = fc.subarray(WORD_LISTS, { minLength: 1, maxLength: 3 }).chain((lists) =>
  fc.array(fc.array(fc.constantFrom(...lists.flat()), { minLength: 1, maxLength: 4 }), {
    minLength: 8,
    maxLength: 20,
  }),
);

/** Texts that other rules read, as an amount or an answer of a list: they stay as they are. */
const READ_BY_RULES =
  /^(valueLimit|language|country|gender|relationshipStatus|dob|type|scope|distributionOption|appointExecutor|executorMode|id|nomineeId)$/;
const FIRST_NUMBER = 10_000;

type Say = (text: string) => string;

/** Puts words of many scripts for every text that a person types, at any depth. */
function rewritten<T>(value: T, say: Say): T;
function rewritten(value: unknown, say: Say): unknown {
  if (Array.isArray(value)) return value.map((item) => rewritten(item, say));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      typeof part === 'string' && !READ_BY_RULES.test(key) && part.trim() !== ''
        ? say(part)
        : rewritten(part, say),
    ]),
  );
}

/** Any draft, typed in many scripts at once; no two texts are the same. */
export const scriptedDraft: fc.Arbitrary<WillDraft> = fc
  .tuple(anyDraft, phrases)
  .map(([draft, phrasesOfDraft]) => {
    let count = 0;
    const say: Say = () => {
      count += 1;
      return `${(phrasesOfDraft[count % phrasesOfDraft.length] ?? []).join(' ')} ${FIRST_NUMBER + count}`;
    };
    return rewritten(draft, say);
  });
