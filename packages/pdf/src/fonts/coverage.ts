import { covers } from '../text/covers.ts';
import { graphemesOf } from '../text/graphemes.ts';
import { coverageRanges, type FamilyId, familyIds } from './coverage-ranges.ts';

const sets = new Map<FamilyId, ReadonlySet<number>>();

function parsed(ranges: string): Set<number> {
  const codePoints = new Set<number>();
  for (const range of ranges.trim().split(/\s+/u)) {
    const [first = '', last = first] = range.split('-');
    const end = Number.parseInt(last, 16);
    for (let codePoint = Number.parseInt(first, 16); codePoint <= end; codePoint += 1) {
      codePoints.add(codePoint);
    }
  }
  return codePoints;
}

function codePointsOf(family: FamilyId): ReadonlySet<number> {
  const known = sets.get(family);
  if (known) return known;
  const set = parsed(coverageRanges[family]);
  sets.set(family, set);
  return set;
}

/** Says whether a family has a shape for every character of a text. Known without loading a font. */
export function familyCovers(family: FamilyId, text: string): boolean {
  const codePoints = codePointsOf(family);
  return covers(text, (codePoint) => codePoints.has(codePoint));
}

/** The family of the will's own words. */
export const OWN_FAMILY: FamilyId = familyIds[0];

/** The first family that has a letter whole; null where none has. */
export const familyOf = (letter: string): FamilyId | null =>
  familyIds.find((family) => familyCovers(family, letter)) ?? null;

/**
 * The families that texts need beside the will's own, in the order in which they are asked for a letter.
 *
 * @param texts Whatever is printed; line breaks and tabs need no font.
 */
export function furtherFamilies(texts: readonly string[]): FamilyId[] {
  const needed = new Set<FamilyId | null>();
  for (const text of texts) {
    if (familyCovers(OWN_FAMILY, text)) continue;
    for (const letter of graphemesOf(text)) needed.add(familyOf(letter));
  }
  return familyIds.filter((family) => family !== OWN_FAMILY && needed.has(family));
}
