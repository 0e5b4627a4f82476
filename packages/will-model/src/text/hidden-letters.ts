/** A joiner that an Indian word needs stands behind a letter or a sign of an Indian script. */
const NEEDED_JOINER = '(?<=[\\u0900-\\u0dff])[\\u200c\\u200d]';

/** Signs that are pictures by name only: ©, ®, ‼, ⁉, ™, ℹ and arrows print like letters. */
const PRINTED_SIGNS = '[\\u00a9\\u00ae\\u203c\\u2049\\u2122\\u2139\\u2194-\\u21aa]';

/**
 * Letters that don't belong in a will: invisible ones, those that turn the direction of writing, control characters,
 * emoji and what belongs to an emoji. Line breaks and tabs are text.
 */
const HIDDEN = new RegExp(
  `(?!${NEEDED_JOINER})(?!${PRINTED_SIGNS}(?!\\ufe0f))(?![\\n\\r\\t])` +
    '[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u{1f3fb}-\\u{1f3ff}\\u20e3\\u2028\\u2029]',
  'gu',
);

/** Each such letter of a text once, in the order in which it stands. */
export const hiddenIn = (text: string): string[] => [
  ...new Set([...text.matchAll(HIDDEN)].map(([letter]) => letter)),
];

/** A letter as it can be shown: an invisible one by its number, 'U+200B'. */
export function shownLetter(letter: string): string {
  const [first = '', ...more] = letter;
  if (more.length > 0 || hiddenIn(first).length === 0 || /\p{Extended_Pictographic}/u.test(first))
    return letter;
  return `U+${(first.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Each such letter of a text once, as it can be shown. */
export const hiddenLetters = (text: string): string[] => hiddenIn(text).map(shownLetter);

/** The text without them. */
export const withoutHiddenLetters = (text: string): string => text.replace(HIDDEN, '');
