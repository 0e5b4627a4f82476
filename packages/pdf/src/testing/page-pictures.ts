import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { composeWill } from '../content/compose-will.ts';
import type { ExternalTool } from './external-tool.ts';
import type { PictureWill } from './picture-wills.ts';
import { print } from './print.ts';

/** Enough to tell one letter from another; four times as many dots would only make the pictures heavier. */
const DOTS_PER_INCH = 72;
const COLUMNS = 4;
/** Eight greys, and no others. */
const STEP = 36;
const WHITE = 252;

/** A picture in shades of grey, row by row from the top. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly dots: Uint8Array;
}

const PGM_HEAD = /^P5\s+(\d+)\s+(\d+)\s+255\s/;

/** Reads what `pdftoppm -gray` writes. */
export function pgmOf(file: Uint8Array): GreyPicture {
  const [head, width, height] = PGM_HEAD.exec(Buffer.from(file.subarray(0, 64)).toString('latin1')) ?? [];
  if (head === undefined) throw new Error('This is no picture of pdftoppm');
  return { width: Number(width), height: Number(height), dots: file.subarray(head.length) };
}

/** All pages beside each other, in rows of four. */
function sheetOf(pages: readonly GreyPicture[]): GreyPicture {
  const [first] = pages;
  if (first === undefined) throw new Error('A document has no page');
  const columns = Math.min(COLUMNS, pages.length);
  const width = columns * first.width;
  const height = Math.ceil(pages.length / columns) * first.height;
  const dots = new Uint8Array(width * height).fill(WHITE);
  pages.forEach((page, index) => {
    const left = (index % columns) * first.width;
    const top = Math.floor(index / columns) * first.height;
    for (let row = 0; row < page.height; row += 1) {
      const line = page.dots.subarray(row * page.width, (row + 1) * page.width);
      dots.set(
        line.map((grey) => Math.floor(grey / STEP) * STEP),
        (top + row) * width + left,
      );
    }
  });
  return { width, height, dots };
}

/**
 * Prints a will and draws all of its pages.
 *
 * @param pdftoppm Poppler's program, which draws them.
 */
export async function drawnSheet({ draft }: PictureWill, pdftoppm: ExternalTool): Promise<GreyPicture> {
  const folder = await mkdtemp(join(tmpdir(), 'virasat-pages-'));
  try {
    const path = join(folder, 'will.pdf');
    await print(composeWill(draft), path);
    await pdftoppm.start(['-gray', '-r', String(DOTS_PER_INCH), path, join(folder, 'page')]);
    const names = (await readdir(folder)).filter((name) => name.endsWith('.pgm')).sort();
    return sheetOf(await Promise.all(names.map(async (name) => pgmOf(await readFile(join(folder, name))))));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A picture as a WebP file, without loss. */
export const webpOf = ({ width, height, dots }: GreyPicture): Promise<Uint8Array> =>
  sharp(dots, { raw: { width, height, channels: 1 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();

/** Reads a picture that `webpOf` has made. */
export async function greyOf(file: Uint8Array): Promise<GreyPicture> {
  const { data, info } = await sharp(file).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, dots: data };
}

/** Two neighbours among the greys, which another build of the same drawing program may confuse. */
const SAME_GREY = 2 * STEP;

/**
 * Counts the dots in which two pictures differ by more than two of the eight greys.
 *
 * @returns Infinity where their sizes differ.
 */
export function differingDots(one: GreyPicture, other: GreyPicture): number {
  if (one.width !== other.width || one.height !== other.height) return Number.POSITIVE_INFINITY;
  let count = 0;
  for (let index = 0; index < one.dots.length; index += 1) {
    if (Math.abs((one.dots[index] ?? 0) - (other.dots[index] ?? 0)) > SAME_GREY) count += 1;
  }
  return count;
}
