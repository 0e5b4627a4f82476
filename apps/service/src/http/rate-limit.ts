import { makeBoundedMap } from '../memory/bounded-map.ts';

/** So many keys are remembered; the one that called longest ago, and has recovered most, is forgotten for a new one. */
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
  const buckets = makeBoundedMap<Bucket>(MOST_KEYS);

  return (key) => {
    const now = nowMs();
    const bucket = buckets.get(key);
    const left =
      bucket === undefined ? perMinute : Math.min(perMinute, bucket.left + (now - bucket.atMs) * perMs);
    const isAllowed = left >= 1;
    buckets.set(key, { left: isAllowed ? left - 1 : left, atMs: now });
    return isAllowed ? 0 : Math.max(1, Math.ceil((1 - left) / perMs / 1000));
  };
}
