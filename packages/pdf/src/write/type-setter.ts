import type { Measure, TextStyle } from '../layout/placed.ts';
import { MM_PER_PT } from '../layout/typography.ts';
import type { Face } from '../shape/face.ts';
import { type ShapedRun, shapeLine, widthInEm } from '../shape/shape-line.ts';

/** The faces of a document: its own first, then those for what these lack. */
export interface Faces {
  readonly regular: readonly [Face, ...Face[]];
  readonly bold: readonly [Face, ...Face[]];
}

/** Shapes the text of one document, and remembers what no font has a letter for. */
export class TypeSetter {
  readonly #missing = new Set<string>();
  readonly #regularWidths = new Map<string, number>();
  readonly #boldWidths = new Map<string, number>();

  constructor(
    private readonly faces: Faces,
    private readonly language: string,
  ) {}

  /** The letters that no font has, each once, in the order in which they were met. */
  get missing(): string[] {
    return [...this.#missing];
  }

  /**
   * A line in its glyphs, from left to right.
   *
   * @param isRightToLeft The line as a whole runs so.
   */
  shape(text: string, { isBold }: TextStyle, isRightToLeft = false): ShapedRun[] {
    return shapeLine(
      text,
      isBold ? this.faces.bold : this.faces.regular,
      this.language,
      (letter) => this.#missing.add(letter),
      isRightToLeft,
    );
  }

  /** How wide a text is, in mm. */
  readonly measure: Measure = (text, style) => this.#widthInEm(text, style) * style.sizePt * MM_PER_PT;

  /** Layout asks for every word several times: once to break lines, again for each guess of the page count. */
  #widthInEm(text: string, style: TextStyle): number {
    const widths = style.isBold ? this.#boldWidths : this.#regularWidths;
    const known = widths.get(text);
    if (known !== undefined) return known;
    const width = widthInEm(this.shape(text, style));
    widths.set(text, width);
    return width;
  }
}
