import bidiFactory from 'bidi-js';
import { hasRightToLeft } from '../text/direction.ts';
import { graphemesOf } from '../text/graphemes.ts';
import type { Face } from './face.ts';
import { type Script, scriptOf } from './scripts.ts';

const bidi = bidiFactory();

/** A piece of a line with one font, one script and one direction. */
export interface TextRun {
  readonly text: string;
  readonly face: Face;
  readonly script: Script | null;
  /** The bidi embedding level: odd runs from right to left. */
  readonly level: number;
}

/** Hears of every letter that no font has. It is drawn as the first font's box, never dropped. */
export type OnMissing = (letter: string) => void;

interface Letter {
  readonly text: string;
  readonly script: Script | null;
  readonly level: number;
}

function lettersOf(text: string, isRightToLeft: boolean): Letter[] {
  const levels =
    isRightToLeft || hasRightToLeft(text)
      ? bidi.getEmbeddingLevels(text, isRightToLeft ? 'rtl' : 'ltr').levels
      : undefined;
  let index = 0;
  return graphemesOf(text).map((letter) => {
    const level = levels?.[index] ?? 0;
    index += letter.length;
    return { text: letter, script: scriptOf(letter.codePointAt(0) ?? 0), level };
  });
}

function faceFor(
  letter: Letter,
  before: TextRun | undefined,
  faces: readonly [Face, ...Face[]],
): Face | null {
  // Spaces and stops stay in the font of the word before them.
  if (letter.script === null && before?.face.covers(letter.text)) return before.face;
  return faces.find((face) => face.covers(letter.text)) ?? null;
}

/**
 * Splits a line into runs, in the order in which it is read.
 *
 * @param isRightToLeft The line as a whole runs so.
 * @param faces The fonts to use, the first that has a letter first.
 */
export function itemize(
  text: string,
  isRightToLeft: boolean,
  faces: readonly [Face, ...Face[]],
  onMissing: OnMissing,
): TextRun[] {
  const runs: TextRun[] = [];
  for (const letter of lettersOf(text, isRightToLeft)) {
    const before = runs.at(-1);
    const face = faceFor(letter, before, faces);
    if (face === null) onMissing(letter.text);
    const chosen = face ?? faces[0];
    const script = letter.script ?? before?.script ?? null;
    const goesOn =
      before?.face === chosen &&
      before.level === letter.level &&
      (before.script === null || before.script === script);
    if (before && goesOn) runs[runs.length - 1] = { ...before, text: before.text + letter.text, script };
    else runs.push({ text: letter.text, face: chosen, script, level: letter.level });
  }
  return runs;
}
