const PETALS = 31;
const TURNS = 9;
const PIECES_PER_PETAL = 8;
/** How far the line stays from the middle, as a part of the radius; the rest is the petals' swing. */
const BASE = 0.6;
/** A cubic curve with its handles at a third of the way leaves a circle by far less than a line is wide. */
const HANDLE = 1 / 3;

interface Point {
  x: number;
  y: number;
}

const swing = PETALS / TURNS;
const count = PETALS * PIECES_PER_PETAL;
const step = (TURNS * 2 * Math.PI) / count;

const distanceAt = (radius: number, angle: number): number =>
  radius * (BASE + (1 - BASE) * Math.cos(swing * angle));

/** A point of the line, in whole units. */
function pointAt(radius: number, angle: number): Point {
  const distance = distanceAt(radius, angle);
  return { x: Math.round(distance * Math.cos(angle)), y: Math.round(distance * Math.sin(angle)) };
}

/** The handle of a piece at an angle: where the line heads for, in whole units. */
function handleAt(radius: number, angle: number): Point {
  const reach = HANDLE * step;
  const distance = distanceAt(radius, angle);
  const growth = -radius * (1 - BASE) * swing * Math.sin(swing * angle);
  return {
    x: Math.round(reach * (growth * Math.cos(angle) - distance * Math.sin(angle))),
    y: Math.round(reach * (growth * Math.sin(angle) + distance * Math.cos(angle))),
  };
}

/**
 * A rose curve as an SVG path closed on itself: 31 petals laid over nine turns, as in the line work of security
 * printing. It is a formula, so it imitates no emblem, seal or stamp paper.
 *
 * In whole units and steps from point to point, since it is by far the longest text of a page that is written out.
 * @param radius How far the petals reach from the middle, which is 0 0, in the drawing's units: some hundreds.
 */
export function rosettePath(radius: number): string {
  let from = pointAt(radius, 0);
  let out = handleAt(radius, 0);
  let path = `M${from.x} ${from.y}c`;
  // Each piece ends where the next one starts, and heads there as it sets out: nothing is worked out twice.
  for (let index = 1; index <= count; index += 1) {
    const to = pointAt(radius, index * step);
    const next = handleAt(radius, index * step);
    const [x, y] = [to.x - from.x, to.y - from.y];
    path += `${index === 1 ? '' : ' '}${out.x} ${out.y} ${x - next.x} ${y - next.y} ${x} ${y}`;
    [from, out] = [to, next];
  }
  return `${path}z`.replaceAll(' -', '-');
}
