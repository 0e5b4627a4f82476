const PETALS = 31;
const TURNS = 9;
const PIECES_PER_PETAL = 8;
/** How far the line stays from the middle, as a part of the radius; the rest is the petals' swing. */
const BASE = 0.6;
/** A cubic curve with its handles at a third of the way leaves a circle by far less than a line is wide. */
const HANDLE = 1 / 3;

type Pair = readonly [x: number, y: number];

const swing = PETALS / TURNS;
const count = PETALS * PIECES_PER_PETAL;
const step = (TURNS * 2 * Math.PI) / count;

function pointAt(radius: number, angle: number): Pair {
  const distance = radius * (BASE + (1 - BASE) * Math.cos(swing * angle));
  return [distance * Math.cos(angle), distance * Math.sin(angle)];
}

/** Where the line heads for at an angle, as far as it goes in one step. */
function headingAt(radius: number, angle: number): Pair {
  const distance = radius * (BASE + (1 - BASE) * Math.cos(swing * angle));
  const growth = -radius * (1 - BASE) * swing * Math.sin(swing * angle);
  return [
    step * (growth * Math.cos(angle) - distance * Math.sin(angle)),
    step * (growth * Math.sin(angle) + distance * Math.cos(angle)),
  ];
}

/**
 * A rose curve as an SVG path closed on itself: 31 petals laid over nine turns, as in the line work of security
 * printing. It is a formula, so it imitates no emblem, seal or stamp paper.
 *
 * In whole units and steps from point to point, since it is by far the longest text of a page that is written out.
 * @param radius How far the petals reach from the middle, which is 0 0, in the drawing's units: some hundreds.
 */
export function rosettePath(radius: number): string {
  const rounded = (point: Pair): Pair => [Math.round(point[0]), Math.round(point[1])];
  const pieces = Array.from({ length: count }, (_, index) => {
    const [from, to] = [index * step, (index + 1) * step];
    const [startX, startY] = rounded(pointAt(radius, from));
    const [endX, endY] = rounded(pointAt(radius, to));
    const [outX, outY] = rounded(headingAt(radius, from)).map((way) => Math.round(way * HANDLE));
    const [inX = 0, inY = 0] = headingAt(radius, to).map((way) => Math.round(way * HANDLE));
    return [outX, outY, endX - startX - inX, endY - startY - inY, endX - startX, endY - startY].join(' ');
  });
  return `M${rounded(pointAt(radius, 0)).join(' ')}c${pieces.join(' ')}z`.replaceAll(' -', '-');
}
