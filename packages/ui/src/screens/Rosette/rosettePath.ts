const PETALS = 31;
const TURNS = 9;
const POINTS_PER_PETAL = 40;
/** How far the line stays from the middle, as a part of the radius; the rest is the petals' swing. */
const BASE = 0.6;

/**
 * A rose curve as an SVG path closed on itself: 31 petals laid over nine turns, as in the line work of security
 * printing. It is a formula, so it imitates no emblem, seal or stamp paper.
 * @param centre x and y of the middle, in the drawing's units.
 * @param radius How far the petals reach, in the drawing's units.
 */
export function rosettePath(centre: number, radius: number): string {
  const count = PETALS * POINTS_PER_PETAL;
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * TURNS * 2 * Math.PI;
    const distance = radius * (BASE + (1 - BASE) * Math.cos((PETALS / TURNS) * angle));
    const x = centre + distance * Math.cos(angle);
    const y = centre + distance * Math.sin(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
