/**
 * One line of a bench's result.
 *
 * @param {string} metric What was measured.
 * @param {number} value Rounded to what the unit can tell.
 * @param {string} unit
 * @param {number | null} target The most that it may be; null where it is only told.
 */
export const row = (metric, value, unit, target = null) => ({
  metric,
  value,
  unit,
  against: null,
  ratio: null,
  target,
  ok: target === null || value <= target,
});

/** A line whose target is the least that it may be. */
export const atLeast = (metric, value, target) => ({
  ...row(metric, value, 'of it'),
  target,
  isLeast: true,
  ok: value >= target,
});

/**
 * A line that is also told as a multiple of a floor, measured in the same run: what a slow machine adds to both drops out.
 *
 * @param {{ name: string, value: number }} floor
 */
export const rowAgainst = (metric, value, unit, target, floor) => ({
  ...row(metric, value, unit, target),
  against: floor.name,
  ratio: Math.round((value / floor.value) * 100) / 100,
});

/** The value below which a share of the measurements lie; `share` 0.95 is the 95th percentile. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
