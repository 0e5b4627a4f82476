import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How far a pixel may be off before it counts, from 0 to 1: a changed shade of a token counts, a browser's rounding doesn't. */
const THRESHOLD = 0.02;

/** How many such pixels a picture may have. */
const ALLOWED_PIXELS = 2;

/** How many pixels inside a plain ground may differ at all. A ground that is one step off is seen by nobody but this. */
const ALLOWED_GROUND_PIXELS = 60;

/**
 * @typedef {{ width: number, height: number, data: Uint8Array }} Pixels RGBA, row after row.
 * @typedef {{ same: true } | { same: false, why: string, difference: Buffer | null }} Comparison `difference` is a PNG
 *   with the changed pixels in red, null where the sizes differ.
 */

/** @returns {Promise<Pixels>} What a PNG or WebP file holds. */
async function read(file) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/**
 * Compares a picture with its baseline.
 *
 * @param {Buffer} baseline PNG or WebP.
 * @param {Buffer} picture PNG or WebP.
 * @returns {Promise<Comparison>}
 */
export async function compare(baseline, picture) {
  const [expected, actual] = await Promise.all([read(baseline), read(picture)]);
  const { width, height } = expected;
  if (width !== actual.width || height !== actual.height) {
    const why = `${width} × ${height} px became ${actual.width} × ${actual.height} px`;
    return { same: false, why, difference: null };
  }
  if (Buffer.compare(expected.data, actual.data) === 0) return { same: true };
  const painted = new Uint8Array(expected.data.length);
  // A rounder corner shows in nothing but the softened pixels of its edge, so these count too.
  const changed = pixelmatch(expected.data, actual.data, painted, width, height, {
    threshold: THRESHOLD,
    includeAA: true,
  });
  const ground = groundPixels(expected, actual);
  if (changed <= ALLOWED_PIXELS && ground.length <= ALLOWED_GROUND_PIXELS) return { same: true };
  if (changed === 0) for (const at of ground) painted.set([255, 0, 0, 255], at);
  return {
    same: false,
    why:
      changed > 0
        ? `${changed} pixels changed`
        : `${ground.length} pixels of a plain ground changed by a shade`,
    difference: await sharp(painted, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}

/** Where pixels differ that lie in a plain ground in both pictures, as offsets in the data. */
function groundPixels(expected, actual) {
  const before = new Uint32Array(expected.data.buffer, expected.data.byteOffset, expected.data.length / 4);
  const after = new Uint32Array(actual.data.buffer, actual.data.byteOffset, actual.data.length / 4);
  const { width } = expected;
  const isPlain = (pixels, at) =>
    pixels[at] === pixels[at - 1] &&
    pixels[at] === pixels[at + 1] &&
    pixels[at] === pixels[at - width] &&
    pixels[at] === pixels[at + width];
  const found = [];
  for (let at = width; at < before.length - width; at += 1) {
    if (before[at] !== after[at] && isPlain(before, at) && isPlain(after, at)) found.push(at * 4);
  }
  return found;
}

/**
 * A picture as it is kept: lossless, and about half the size of a PNG.
 *
 * @param {Buffer} picture PNG.
 * @returns {Promise<Buffer>} WebP.
 */
export const pack = (picture) => sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer();
