import { inflateSync } from 'node:zlib';

/** Bytes as a text with one character a byte. */
export const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
/**
 * What a pattern's first group finds first.
 *
 * @throws Error Where a file is not as we write it.
 */
export function found(pattern: RegExp, text: string): string {
  const [, match] = pattern.exec(text) ?? [];
  if (match === undefined) throw new Error(`The file has no ${pattern}`);
  return match;
}

/** The objects of a file as jsPDF writes it, by number. */
export class PdfObjects {
  readonly #bodies = new Map<number, { dictionary: string; from: number }>();
  readonly #file: string;

  constructor(private readonly bytes: Uint8Array) {
    this.#file = latin1(bytes);
    const starts = /(?:^|\n)(\d+) 0 obj\n/g;
    for (let match = starts.exec(this.#file); match; match = starts.exec(this.#file)) {
      const from = match.index + match[0].length;
      const end = this.#file.indexOf('endobj', from);
      const stream = this.#file.indexOf('\nstream\n', from);
      const isStream = stream !== -1 && stream < end;
      const dictionary = this.#file.slice(from, isStream ? stream : end);
      this.#bodies.set(Number(match[1]), { dictionary, from: isStream ? stream + '\nstream\n'.length : -1 });
      // What a stream holds may look like anything.
      if (isStream) starts.lastIndex = stream + Number(found(/\/Length (\d+)/, dictionary));
    }
  }

  /** What an object says of itself; empty where there is none. */
  dictionary(number: number): string {
    return this.#bodies.get(number)?.dictionary ?? '';
  }

  /** What every object says of itself, in the order of the file. */
  all(): string[] {
    return [...this.#bodies.values()].map(({ dictionary }) => dictionary);
  }

  /** What a stream holds. */
  stream(number: number): Uint8Array {
    const { dictionary, from } = this.#bodies.get(number) ?? { dictionary: '', from: 0 };
    const length = Number(found(/\/Length (\d+)/, dictionary));
    const data = this.bytes.subarray(from, from + length);
    return dictionary.includes('/FlateDecode') ? inflateSync(data) : data;
  }
}
