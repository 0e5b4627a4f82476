import type { GreyPicture } from './page-pictures.ts';

/** A part of a page, in dots from its left and its top. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Darker than this is ink. */
const INK = 128;

const isInk = ({ width, height, dots }: GreyPicture, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < width && y < height && (dots[y * width + x] ?? 255) < INK;

const NEIGHBOURS = [-1, 0, 1] as const;

const hasInkAt = (picture: GreyPicture, x: number, y: number): boolean =>
  NEIGHBOURS.some((dy) => NEIGHBOURS.some((dx) => isInk(picture, x + dx, y + dy)));

/** The dots of ink in an area, and those of them that have none in the other picture, not even one dot away. */
function unmatched(picture: GreyPicture, other: GreyPicture, area: Area): { ink: number; alone: number } {
  let ink = 0;
  let alone = 0;
  for (let y = area.top; y < area.bottom; y += 1) {
    for (let x = area.left; x < area.right; x += 1) {
      if (!isInk(picture, x, y)) continue;
      ink += 1;
      if (!hasInkAt(other, x, y)) alone += 1;
    }
  }
  return { ink, alone };
}

/**
 * How much of the ink in an area of two pictures stands where the other has none, not even one dot away.
 *
 * @returns From 0, the same, to 1, nothing in common; 1 where one of them has no ink at all.
 */
export function inkDifference(one: GreyPicture, other: GreyPicture, area: Area): number {
  const first = unmatched(one, other, area);
  const second = unmatched(other, one, area);
  if (first.ink === 0 || second.ink === 0) return first.ink === second.ink ? 0 : 1;
  return (first.alone + second.alone) / (first.ink + second.ink);
}
