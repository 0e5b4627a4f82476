import type { Cluster, Face } from '../shape/face.ts';
import { type ShapedRun, SPACE, wideningInEm } from '../shape/shape-line.ts';
import type { PdfFont } from './pdf-font.ts';
import { hex4, pdfNumber } from './pdf-syntax.ts';

/** A shaped line and where it stands, in points from the left and the bottom of the page. */
export interface TextLine {
  readonly runs: readonly ShapedRun[];
  readonly sizePt: number;
  readonly xPt: number;
  readonly yPt: number;
  /** The spaces are widened until the line is this wide. */
  readonly spreadToPt?: number;
  /** An unseen space behind the last word, which is not spread. */
  readonly spaceAfter?: readonly Cluster[];
  /** A PDF operator that sets the colour. */
  readonly colour: string;
}

/**
 * Shifts are written in tenths of a thousandth of an em: a line's spaces together are then a thousandth of a millimetre
 * off, and the file is smaller.
 */
const SHIFT_STEPS = 10;
const asWritten = (shift: number): number => Math.round(shift * SHIFT_STEPS) / SHIFT_STEPS;

/** Writes the glyphs of one line after another, as PDF's text operators. */
class LineWriter {
  readonly #operators: string[];
  #array = '';
  #codes = '';
  /** What the glyphs so far have moved the pen too little, in thousandths of an em. */
  #owed = 0;

  constructor(colour: string) {
    this.#operators = ['BT', colour];
  }

  setFont(id: string, sizePt: number): void {
    this.#flush();
    this.#operators.push(`/${id} ${pdfNumber(sizePt)} Tf`);
  }

  moveTo(xPt: number, yPt: number): void {
    this.#flush();
    this.#operators.push(`1 0 0 1 ${pdfNumber(xPt)} ${pdfNumber(yPt)} Tm`);
  }

  add(codes: readonly number[], owedAfter: number): void {
    const shift = asWritten(this.#owed);
    if (shift !== 0) {
      this.#array += `<${this.#codes}>${pdfNumber(-shift)}`;
      this.#codes = '';
    }
    this.#codes += codes.map(hex4).join('');
    // What rounding leaves is owed on.
    this.#owed = this.#owed - shift + owedAfter;
  }

  end(): string {
    this.#flush();
    return [...this.#operators, 'ET'].join('\n');
  }

  #flush(): void {
    if (this.#array !== '' || this.#codes !== '') {
      this.#operators.push(`[${this.#array}${this.#codes === '' ? '' : `<${this.#codes}>`}]TJ`);
    }
    this.#array = '';
    this.#codes = '';
    this.#owed = 0;
  }
}

/**
 * Draws a line of text.
 *
 * On a line with several fonts each word gets its own position: pdf.js, which adds widths up in its own way, stays in
 * step so.
 */
export function textOperators(line: TextLine, fontOf: (face: Face) => PdfFont): string {
  const { runs, sizePt, yPt } = line;
  const extraPt = line.spreadToPt === undefined ? 0 : sizePt * wideningInEm(runs, line.spreadToPt / sizePt);
  const hasSeveralFonts = runs.some(({ face }) => face !== runs[0]?.face);
  const writer = new LineWriter(line.colour);
  let xPt = line.xPt;
  let font: PdfFont | undefined;
  let mustMove = true;
  for (const { face, clusters, isRightToLeft } of runs) {
    const next = fontOf(face);
    if (next !== font) {
      writer.setFont(next.id, sizePt);
      font = next;
      mustMove = true;
    }
    for (const cluster of clusters) {
      const codes = next.codesOf(cluster, isRightToLeft);
      if (mustMove) writer.moveTo(xPt, yPt);
      const widened = cluster.text === SPACE ? extraPt : 0;
      const owed = ((cluster.advance - codes.advance) * 1000) / face.unitsPerEm + (widened * 1000) / sizePt;
      writer.add(codes.tail === null ? [codes.head] : [codes.head, codes.tail], owed);
      xPt += (cluster.advance * sizePt) / face.unitsPerEm + widened;
      mustMove = hasSeveralFonts && !isRightToLeft && cluster.text === SPACE;
    }
  }
  for (const space of line.spaceAfter ?? []) {
    if (font) writer.add([font.codesOf(space, false).head], 0);
  }
  return writer.end();
}
