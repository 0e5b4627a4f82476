/** So many keys are remembered before those that have recovered are forgotten. */
const MOST_KEYS = 10_000;

interface Bucket {
  /** Calls that may still be made at once. */
  left: number;
  atMs: number;
}

/**
 * Takes one call for a key.
 *
 * @returns 0 where it may be made, else whole seconds to wait.
 */
export type RateLimit = (key: string) => number;

/**
 * A token bucket a key: so many calls at once, refilled evenly within a minute. In memory, so each process counts
 * for itself.
 *
 * @param perMinute 0 means no limit.
 * @param nowMs A clock, in ms.
 */
export function makeRateLimit(perMinute: number, nowMs: () => number): RateLimit {
  if (perMinute === 0) return () => 0;
  const perMs = perMinute / 60_000;
  const buckets = new Map<string, Bucket>();

  const leftIn = ({ left, atMs }: Bucket, now: number): number =>
    Math.min(perMinute, left + (now - atMs) * perMs);

  const forgetRecovered = (now: number): void => {
    for (const [key, bucket] of buckets) if (leftIn(bucket, now) >= perMinute) buckets.delete(key);
  };

  return (key) => {
    const now = nowMs();
    if (buckets.size >= MOST_KEYS) forgetRecovered(now);
    const bucket = buckets.get(key);
    const left = bucket === undefined ? perMinute : leftIn(bucket, now);
    const isAllowed = left >= 1;
    buckets.set(key, { left: isAllowed ? left - 1 : left, atMs: now });
    return isAllowed ? 0 : Math.max(1, Math.ceil((1 - left) / perMs / 1000));
  };
}
