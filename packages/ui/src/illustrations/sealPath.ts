const POINTS_PER_LOBE = 6;

/**
 * The edge of a pressed seal: a circle whose radius swings evenly, as an SVG path closed on itself.
 * @param centre x and y of the middle, in the drawing's units.
 * @param radius Mean radius.
 * @param swing How far the edge goes out and in.
 * @param lobes How many times it does so on the way round.
 */
export function sealPath(
  centre: { x: number; y: number },
  radius: number,
  swing: number,
  lobes: number,
): string {
  const count = lobes * POINTS_PER_LOBE;
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const distance = radius + swing * Math.cos(lobes * angle);
    return `${(centre.x + distance * Math.cos(angle)).toFixed(1)} ${(centre.y + distance * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
