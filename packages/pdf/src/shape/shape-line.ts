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

function clustersOf({ text, face, level, script }: TextRun, willLanguage: string): readonly Cluster[] {
  const language = languageOf(script, willLanguage);
  if (level % 2 === 1) return face.shape(text, true, language);
  // By word, so that a face shapes each word once; no font of ours joins anything across a space.
  return text.split(/(?<= )/u).flatMap((word) => face.shape(word, false, language));
}

/**
 * Shapes one line.
 *
 * @param language The will's language, BCP 47.
 * @param isRightToLeft The line as a whole runs so.
 * @returns Runs from left to right.
 */
export const shapeLine = (
  text: string,
  faces: readonly [Face, ...Face[]],
  language: string,
  onMissing: OnMissing,
  isRightToLeft = false,
): ShapedRun[] =>
  inVisualOrder(itemize(text, isRightToLeft, faces, onMissing)).map((run) => ({
    face: run.face,
    isRightToLeft: run.level % 2 === 1,
    clusters: clustersOf(run, language),
  }));

/** How wide a shaped line is, in em of its size. */
export const widthInEm = (runs: readonly ShapedRun[]): number =>
  runs.reduce(
    (width, { face, clusters }) =>
      width + clusters.reduce((sum, { advance }) => sum + advance, 0) / face.unitsPerEm,
    0,
  );
