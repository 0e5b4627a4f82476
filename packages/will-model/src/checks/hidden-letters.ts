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
    '[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u{1f3fb}-\\u{1f3ff}\\u{e0000}-\\u{e007f}\\ufe00-\\ufe0f\\u20e3\\u115f\\u1160\\u3164\\u2028\\u2029]',
  'gu',
);

/** Each such letter of a text once, as it shows: an invisible one by its number, 'U+200B'. */
export function hiddenLetters(text: string): string[] {
  const found = new Set<string>();
  for (const [letter] of text.matchAll(HIDDEN)) {
    const shows = /\p{Extended_Pictographic}/u.test(letter);
    const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    found.add(shows ? letter : `U+${code}`);
  }
  return [...found];
}

/** The text without them. */
export const withoutHiddenLetters = (text: string): string => text.replace(HIDDEN, '');
