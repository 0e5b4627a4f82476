/** Honorifics that say nothing of who somebody is (checks.md); dots are already gone when they are compared. */
const HONORIFICS = new Set(['mr', 'mrs', 'smt', 'shri', 'kum', 'dr', 'श्री', 'श्रीमती', 'कु', 'कुमारी', 'डॉ']);

const fold = (name: string): string => name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();

/**
 * Says whether two names are the same name written alike: after trimming, NFC, one space for several, ignoring
 * case. Nothing looser, since what is the 'same' is replaced or removed by rule.
 *
 * Two blank names are no name, so never the same.
 *
 * @see architecture.md, 'same-named'
 */
export function isSameName(one: string, other: string): boolean {
  const folded = fold(one);
  return folded !== '' && folded === fold(other);
}

/**
 * What is left of a name when everything is gone that says nothing of who somebody is: case, dots, honorifics and
 * spaces that are too many. Where many names are compared, each is bared once.
 *
 * @returns '' where nothing is left: such a name is nobody's.
 * @see checks.md, Names
 */
export const bareName = (name: string): string =>
  fold(name)
    .replaceAll('.', ' ')
    .split(/\s+/u)
    .filter((word) => word !== '' && !HONORIFICS.has(word))
    .join(' ');

/**
 * Says whether two names may be one person's: as {@link isSameName}, ignoring dots and honorifics as well.
 *
 * A match is never proof. It decides only what is asked, and whether the attestation says that no witness is a
 * beneficiary.
 *
 * @see wording.md, article IX, ATT.2
 */
export function isSameNameIgnoringHonorifics(one: string, other: string): boolean {
  const bare = bareName(one);
  return bare !== '' && bare === bareName(other);
}
