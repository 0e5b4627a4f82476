/** Guesses at one account within a minute. */
const MOST_ATTEMPTS = 10;
const WINDOW_MS = 60_000;

/** Says whether one more attempt may be made, and counts it. */
export type Attempts = (key: string) => boolean;

/** Slows down who guesses passwords. */
export function makeAttempts(nowMs: () => number): Attempts {
  const made = new Map<string, number[]>();
  return (key) => {
    const since = nowMs() - WINDOW_MS;
    for (const [old, times] of made) if (times.every((time) => time <= since)) made.delete(old);
    const recent = (made.get(key) ?? []).filter((time) => time > since);
    if (recent.length >= MOST_ATTEMPTS) return false;
    made.set(key, [...recent, nowMs()]);
    return true;
  };
}
