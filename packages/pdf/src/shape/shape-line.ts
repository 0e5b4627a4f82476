import { hasRightToLeft } from '../text/direction.ts';
import type { Cluster, Face } from './face.ts';
import { itemize, type OnMissing, type TextRun } from './itemize.ts';
import type { Script } from './scripts.ts';

/** A run with its glyphs, from left to right. */
export interface ShapedRun {
  readonly face: Face;
  readonly isRightToLeft: boolean;
  readonly clusters: readonly Cluster[];
}

/** Puts runs in the order in which they stand on the line (Unicode Bidirectional Algorithm, rule L2). */
function inVisualOrder(runs: readonly TextRun[]): TextRun[] {
  const ordered = [...runs];
  const deepest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = deepest; level >= 1; level -= 1) {
    let start = 0;
    while (start < ordered.length) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end + 1;
    }
  }
  return ordered;
}

/** Urdu is what is written in Arabic letters in India; its letters differ from Arabic's own. */
const languageOf = (script: Script | null, language: string): string =>
  script === 'Arabic' ? 'ur' : language;

const EVERY_WORD = /(?<= )/u;

function clustersOf({ text, face, level, script }: TextRun, willLanguage: string): readonly Cluster[] {
  const language = languageOf(script, willLanguage);
  if (level % 2 === 1) return face.shape(text, true, language);
  // By word, so that a face shapes each word once; no font of ours joins anything across a space.
  return text.split(EVERY_WORD).flatMap((word) => face.shape(word, false, language));
}

/** The words that a face can draw whole, shaped; null for one that needs another face or its own direction. */
const wordsOf = new WeakMap<Face, Map<string, readonly Cluster[] | null>>();

function shapedWord(word: string, face: Face, language: string): readonly Cluster[] | null {
  const words = wordsOf.get(face) ?? new Map<string, readonly Cluster[] | null>();
  wordsOf.set(face, words);
  const key = `${language} ${word}`;
  const known = words.get(key);
  if (known !== undefined) return known;
  const shaped =
    hasRightToLeft(word) || !face.covers(word)
      ? null
      : itemize(word, false, [face], () => undefined).flatMap((run) => clustersOf(run, language));
  words.set(key, shaped);
  return shaped;
}

/** Nearly every line: one face has all of it, and nothing in it runs from right to left. Each word is shaped once. */
function plainLine(text: string, face: Face, language: string): ShapedRun[] | null {
  const clusters: Cluster[] = [];
  for (const word of text.split(EVERY_WORD)) {
    const shaped = shapedWord(word, face, language);
    if (shaped === null) return null;
    clusters.push(...shaped);
  }
  return [{ face, isRightToLeft: false, clusters }];
}

/**
 * Shapes one line.
 *
 * @param language The will's language, BCP 47.
 * @param isRightToLeft The line as a whole runs so.
 * @returns Runs from left to right.
 */
export function shapeLine(
  text: string,
  faces: readonly [Face, ...Face[]],
  language: string,
  onMissing: OnMissing,
  isRightToLeft = false,
): ShapedRun[] {
  const plain = isRightToLeft ? null : plainLine(text, faces[0], language);
  if (plain !== null) return plain;
  return inVisualOrder(itemize(text, isRightToLeft, faces, onMissing)).map((run) => ({
    face: run.face,
    isRightToLeft: run.level % 2 === 1,
    clusters: clustersOf(run, language),
  }));
}

/** How wide a shaped line is, in em of its size. */
export const widthInEm = (runs: readonly ShapedRun[]): number =>
  runs.reduce(
    (width, { face, clusters }) =>
      width + clusters.reduce((sum, { advance }) => sum + advance, 0) / face.unitsPerEm,
    0,
  );

/** A cluster of white space: where a line is spread, each is widened. */
export const SPACE = ' ';

/** What each space of a line is wider where the line is spread to a width, in em; 0 for a line without a space. */
export function wideningInEm(runs: readonly ShapedRun[], spreadToEm: number): number {
  const spaces = runs.flatMap(({ clusters }) => clusters).filter(({ text }) => text === SPACE).length;
  return spaces === 0 ? 0 : (spreadToEm - widthInEm(runs)) / spaces;
}
